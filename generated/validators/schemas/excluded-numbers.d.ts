import type { ExcludedNumbers } from '../../types/schemas/excluded-numbers.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateExcludedNumbers(value: unknown): ValidationResult<ExcludedNumbers>;
export declare function isExcludedNumbers(value: unknown): value is ExcludedNumbers;
