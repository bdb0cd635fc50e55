import type { MergeRequestCaller } from '../../types/schemas/merge-request-caller.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestCaller(value: unknown): ValidationResult<MergeRequestCaller>;
export declare function isMergeRequestCaller(value: unknown): value is MergeRequestCaller;
