import type { User } from '../../types/schemas/user.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUser(value: unknown): ValidationResult<User>;
export declare function isUser(value: unknown): value is User;
