import type { UserCreate } from '../../types/schemas/user-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUserCreate(value: unknown): ValidationResult<UserCreate>;
export declare function isUserCreate(value: unknown): value is UserCreate;
