import type { BranchProtectionDefaultsUpdate } from '../../types/schemas/branch-protection-defaults-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranchProtectionDefaultsUpdate(value: unknown): ValidationResult<BranchProtectionDefaultsUpdate>;
export declare function isBranchProtectionDefaultsUpdate(value: unknown): value is BranchProtectionDefaultsUpdate;
