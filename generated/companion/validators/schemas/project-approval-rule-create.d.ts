import type { ProjectApprovalRuleCreate } from '../../types/schemas/project-approval-rule-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectApprovalRuleCreate(value: unknown): ValidationResult<ProjectApprovalRuleCreate>;
export declare function isProjectApprovalRuleCreate(value: unknown): value is ProjectApprovalRuleCreate;
