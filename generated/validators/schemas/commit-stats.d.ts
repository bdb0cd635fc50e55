import type { CommitStats } from '../../types/schemas/commit-stats.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitStats(value: unknown): ValidationResult<CommitStats>;
export declare function isCommitStats(value: unknown): value is CommitStats;
