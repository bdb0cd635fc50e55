import type { ApprovalRuleLeft } from '../../types/schemas/approval-rule-left.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRuleLeft(value: unknown): ValidationResult<ApprovalRuleLeft>;
export declare function isApprovalRuleLeft(value: unknown): value is ApprovalRuleLeft;
