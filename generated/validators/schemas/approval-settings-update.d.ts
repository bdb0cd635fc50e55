import type { ApprovalSettingsUpdate } from '../../types/schemas/approval-settings-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApprovalSettingsUpdate(value: unknown): ValidationResult<ApprovalSettingsUpdate>;
export declare function isApprovalSettingsUpdate(value: unknown): value is ApprovalSettingsUpdate;
