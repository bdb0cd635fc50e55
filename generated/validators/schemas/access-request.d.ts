import type { AccessRequest } from '../../types/schemas/access-request.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAccessRequest(value: unknown): ValidationResult<AccessRequest>;
export declare function isAccessRequest(value: unknown): value is AccessRequest;
