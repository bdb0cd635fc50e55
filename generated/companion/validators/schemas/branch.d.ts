import type { Branch } from '../../types/schemas/branch.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBranch(value: unknown): ValidationResult<Branch>;
export declare function isBranch(value: unknown): value is Branch;
