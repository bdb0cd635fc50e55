import type { MergeRequestMerge } from '../../types/schemas/merge-request-merge.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestMerge(value: unknown): ValidationResult<MergeRequestMerge>;
export declare function isMergeRequestMerge(value: unknown): value is MergeRequestMerge;
