import type { MergeRequestTimeStats } from '../../types/schemas/merge-request-time-stats.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestTimeStats(value: unknown): ValidationResult<MergeRequestTimeStats>;
export declare function isMergeRequestTimeStats(value: unknown): value is MergeRequestTimeStats;
