import type { UserEmailCreate } from '../../types/schemas/user-email-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUserEmailCreate(value: unknown): ValidationResult<UserEmailCreate>;
export declare function isUserEmailCreate(value: unknown): value is UserEmailCreate;
