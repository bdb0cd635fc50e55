import type { BlameRange } from '../../types/schemas/blame-range.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBlameRange(value: unknown): ValidationResult<BlameRange>;
export declare function isBlameRange(value: unknown): value is BlameRange;
