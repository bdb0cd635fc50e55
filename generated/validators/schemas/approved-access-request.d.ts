import type { ApprovedAccessRequest } from '../../types/schemas/approved-access-request.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovedAccessRequest(value: unknown): ValidationResult<ApprovedAccessRequest>;
export declare function isApprovedAccessRequest(value: unknown): value is ApprovedAccessRequest;
