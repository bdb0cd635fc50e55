import type { ApprovalRuleBranch } from '../../types/schemas/approval-rule-branch.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRuleBranch(value: unknown): ValidationResult<ApprovalRuleBranch>;
export declare function isApprovalRuleBranch(value: unknown): value is ApprovalRuleBranch;
