import type { NumberListToSet } from '../../types/schemas/number-list-to-set.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateNumberListToSet(value: unknown): ValidationResult<NumberListToSet>;
export declare function isNumberListToSet(value: unknown): value is NumberListToSet;
