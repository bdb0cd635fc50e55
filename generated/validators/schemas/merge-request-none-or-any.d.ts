import type { MergeRequestNoneOrAny } from '../../types/schemas/merge-request-none-or-any.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestNoneOrAny(value: unknown): ValidationResult<MergeRequestNoneOrAny>;
export declare function isMergeRequestNoneOrAny(value: unknown): value is MergeRequestNoneOrAny;
