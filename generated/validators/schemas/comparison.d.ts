import type { Comparison } from '../../types/schemas/comparison.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateComparison(value: unknown): ValidationResult<Comparison>;
export declare function isComparison(value: unknown): value is Comparison;
