import type { ProtectedBranchCreate } from '../../types/schemas/protected-branch-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProtectedBranchCreate(value: unknown): ValidationResult<ProtectedBranchCreate>;
export declare function isProtectedBranchCreate(value: unknown): value is ProtectedBranchCreate;
