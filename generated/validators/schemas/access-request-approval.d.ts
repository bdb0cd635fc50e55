import type { AccessRequestApproval } from '../../types/schemas/access-request-approval.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAccessRequestApproval(value: unknown): ValidationResult<AccessRequestApproval>;
export declare function isAccessRequestApproval(value: unknown): value is AccessRequestApproval;
