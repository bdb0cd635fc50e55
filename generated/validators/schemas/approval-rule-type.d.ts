import type { ApprovalRuleType } from '../../types/schemas/approval-rule-type.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRuleType(value: unknown): ValidationResult<ApprovalRuleType>;
export declare function isApprovalRuleType(value: unknown): value is ApprovalRuleType;
