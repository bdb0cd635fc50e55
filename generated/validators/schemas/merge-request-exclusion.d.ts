import type { MergeRequestExclusion } from '../../types/schemas/merge-request-exclusion.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestExclusion(value: unknown): ValidationResult<MergeRequestExclusion>;
export declare function isMergeRequestExclusion(value: unknown): value is MergeRequestExclusion;
