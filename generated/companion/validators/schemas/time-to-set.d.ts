import type { TimeToSet } from '../../types/schemas/time-to-set.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTimeToSet(value: unknown): ValidationResult<TimeToSet>;
export declare function isTimeToSet(value: unknown): value is TimeToSet;
