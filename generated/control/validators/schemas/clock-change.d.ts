import type { ClockChange } from '../../types/schemas/clock-change.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateClockChange(value: unknown): ValidationResult<ClockChange>;
export declare function isClockChange(value: unknown): value is ClockChange;
