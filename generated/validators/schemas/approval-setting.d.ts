import type { ApprovalSetting } from '../../types/schemas/approval-setting.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalSetting(value: unknown): ValidationResult<ApprovalSetting>;
export declare function isApprovalSetting(value: unknown): value is ApprovalSetting;
