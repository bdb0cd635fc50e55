import type { ApprovalSettings } from '../../types/schemas/approval-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalSettings(value: unknown): ValidationResult<ApprovalSettings>;
export declare function isApprovalSettings(value: unknown): value is ApprovalSettings;
