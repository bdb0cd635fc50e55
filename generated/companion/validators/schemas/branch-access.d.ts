import type { BranchAccess } from '../../types/schemas/branch-access.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranchAccess(value: unknown): ValidationResult<BranchAccess>;
export declare function isBranchAccess(value: unknown): value is BranchAccess;
