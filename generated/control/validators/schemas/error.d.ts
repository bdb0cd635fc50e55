import type { Error } from '../../types/schemas/error.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateError(value: unknown): ValidationResult<Error>;
export declare function isError(value: unknown): value is Error;
