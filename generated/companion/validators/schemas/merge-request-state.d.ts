import type { MergeRequestState } from '../../types/schemas/merge-request-state.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestState(value: unknown): ValidationResult<MergeRequestState>;
export declare function isMergeRequestState(value: unknown): value is MergeRequestState;
