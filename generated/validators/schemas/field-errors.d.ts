import type { FieldErrors } from '../../types/schemas/field-errors.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFieldErrors(value: unknown): ValidationResult<FieldErrors>;
export declare function isFieldErrors(value: unknown): value is FieldErrors;
