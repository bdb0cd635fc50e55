import type { ApprovalConfigurationUpdate } from '../../types/schemas/approval-configuration-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalConfigurationUpdate(value: unknown): ValidationResult<ApprovalConfigurationUpdate>;
export declare function isApprovalConfigurationUpdate(value: unknown): value is ApprovalConfigurationUpdate;
