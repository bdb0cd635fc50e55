import type { DateToSetOrNull } from '../../types/schemas/date-to-set-or-null.js';
import type { ValidationResult } from '../runtime/result.js';

export declare function validateDateToSetOrNull(value: unknown): ValidationResult<DateToSetOrNull>;
export declare function isDateToSetOrNull(value: unknown): value is DateToSetOrNull;
