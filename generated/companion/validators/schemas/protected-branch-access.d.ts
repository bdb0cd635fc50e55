import type { ProtectedBranchAccess } from '../../types/schemas/protected-branch-access.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProtectedBranchAccess(value: unknown): ValidationResult<ProtectedBranchAccess>;
export declare function isProtectedBranchAccess(value: unknown): value is ProtectedBranchAccess;
