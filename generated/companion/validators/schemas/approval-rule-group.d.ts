import type { ApprovalRuleGroup } from '../../types/schemas/approval-rule-group.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRuleGroup(value: unknown): ValidationResult<ApprovalRuleGroup>;
export declare function isApprovalRuleGroup(value: unknown): value is ApprovalRuleGroup;
