import type { BranchCreate } from '../../types/schemas/branch-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranchCreate(value: unknown): ValidationResult<BranchCreate>;
export declare function isBranchCreate(value: unknown): value is BranchCreate;
