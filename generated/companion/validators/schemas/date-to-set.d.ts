import type { DateToSet } from '../../types/schemas/date-to-set.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateDateToSet(value: unknown): ValidationResult<DateToSet>;
export declare function isDateToSet(value: unknown): value is DateToSet;
