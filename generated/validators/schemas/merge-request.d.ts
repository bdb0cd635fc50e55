import type { MergeRequest } from '../../types/schemas/merge-request.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequest(value: unknown): ValidationResult<MergeRequest>;
export declare function isMergeRequest(value: unknown): value is MergeRequest;
