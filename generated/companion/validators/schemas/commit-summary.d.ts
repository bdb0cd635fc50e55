import type { CommitSummary } from '../../types/schemas/commit-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitSummary(value: unknown): ValidationResult<CommitSummary>;
export declare function isCommitSummary(value: unknown): value is CommitSummary;
