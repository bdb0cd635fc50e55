import type { ReportedApprovalRuleType } from '../../types/schemas/reported-approval-rule-type.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedApprovalRuleType(value: unknown): ValidationResult<ReportedApprovalRuleType>;
export declare function isReportedApprovalRuleType(value: unknown): value is ReportedApprovalRuleType;
