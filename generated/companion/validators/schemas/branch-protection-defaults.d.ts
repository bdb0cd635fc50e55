import type { BranchProtectionDefaults } from '../../types/schemas/branch-protection-defaults.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranchProtectionDefaults(value: unknown): ValidationResult<BranchProtectionDefaults>;
export declare function isBranchProtectionDefaults(value: unknown): value is BranchProtectionDefaults;
