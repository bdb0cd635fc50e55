import type { EmailCreate } from '../../types/schemas/email-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateEmailCreate(value: unknown): ValidationResult<EmailCreate>;
export declare function isEmailCreate(value: unknown): value is EmailCreate;
