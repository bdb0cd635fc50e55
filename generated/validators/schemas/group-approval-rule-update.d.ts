import type { GroupApprovalRuleUpdate } from '../../types/schemas/group-approval-rule-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupApprovalRuleUpdate(value: unknown): ValidationResult<GroupApprovalRuleUpdate>;
export declare function isGroupApprovalRuleUpdate(value: unknown): value is GroupApprovalRuleUpdate;
