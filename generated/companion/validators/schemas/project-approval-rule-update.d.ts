import type { ProjectApprovalRuleUpdate } from '../../types/schemas/project-approval-rule-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectApprovalRuleUpdate(value: unknown): ValidationResult<ProjectApprovalRuleUpdate>;
export declare function isProjectApprovalRuleUpdate(value: unknown): value is ProjectApprovalRuleUpdate;
