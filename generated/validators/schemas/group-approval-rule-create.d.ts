import type { GroupApprovalRuleCreate } from '../../types/schemas/group-approval-rule-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupApprovalRuleCreate(value: unknown): ValidationResult<GroupApprovalRuleCreate>;
export declare function isGroupApprovalRuleCreate(value: unknown): value is GroupApprovalRuleCreate;
