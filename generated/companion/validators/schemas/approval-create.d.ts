import type { ApprovalCreate } from '../../types/schemas/approval-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalCreate(value: unknown): ValidationResult<ApprovalCreate>;
export declare function isApprovalCreate(value: unknown): value is ApprovalCreate;
