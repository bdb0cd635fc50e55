import type { Time } from '../../types/schemas/time.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTime(value: unknown): ValidationResult<Time>;
export declare function isTime(value: unknown): value is Time;
