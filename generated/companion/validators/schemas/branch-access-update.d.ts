import type { BranchAccessUpdate } from '../../types/schemas/branch-access-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranchAccessUpdate(value: unknown): ValidationResult<BranchAccessUpdate>;
export declare function isBranchAccessUpdate(value: unknown): value is BranchAccessUpdate;
