import type { ApprovalConfiguration } from '../../types/schemas/approval-configuration.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalConfiguration(value: unknown): ValidationResult<ApprovalConfiguration>;
export declare function isApprovalConfiguration(value: unknown): value is ApprovalConfiguration;
