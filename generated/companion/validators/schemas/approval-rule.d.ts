import type { ApprovalRule } from '../../types/schemas/approval-rule.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRule(value: unknown): ValidationResult<ApprovalRule>;
export declare function isApprovalRule(value: unknown): value is ApprovalRule;
