import type { Approval } from '../../types/schemas/approval.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApproval(value: unknown): ValidationResult<Approval>;
export declare function isApproval(value: unknown): value is Approval;
