import type { UserUpdate } from '../../types/schemas/user-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUserUpdate(value: unknown): ValidationResult<UserUpdate>;
export declare function isUserUpdate(value: unknown): value is UserUpdate;
