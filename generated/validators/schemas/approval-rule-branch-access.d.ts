import type { ApprovalRuleBranchAccess } from '../../types/schemas/approval-rule-branch-access.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalRuleBranchAccess(value: unknown): ValidationResult<ApprovalRuleBranchAccess>;
export declare function isApprovalRuleBranchAccess(value: unknown): value is ApprovalRuleBranchAccess;
