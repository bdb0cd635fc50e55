import type { UserIdentity } from '../../types/schemas/user-identity.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUserIdentity(value: unknown): ValidationResult<UserIdentity>;
export declare function isUserIdentity(value: unknown): value is UserIdentity;
