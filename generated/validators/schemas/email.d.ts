import type { Email } from '../../types/schemas/email.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateEmail(value: unknown): ValidationResult<Email>;
export declare function isEmail(value: unknown): value is Email;
