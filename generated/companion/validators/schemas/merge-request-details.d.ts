import type { MergeRequestDetails } from '../../types/schemas/merge-request-details.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestDetails(value: unknown): ValidationResult<MergeRequestDetails>;
export declare function isMergeRequestDetails(value: unknown): value is MergeRequestDetails;
