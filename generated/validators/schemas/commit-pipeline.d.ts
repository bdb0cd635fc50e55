import type { CommitPipeline } from '../../types/schemas/commit-pipeline.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitPipeline(value: unknown): ValidationResult<CommitPipeline>;
export declare function isCommitPipeline(value: unknown): value is CommitPipeline;
