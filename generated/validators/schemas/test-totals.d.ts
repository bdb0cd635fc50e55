import type { TestTotals } from '../../types/schemas/test-totals.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestTotals(value: unknown): ValidationResult<TestTotals>;
export declare function isTestTotals(value: unknown): value is TestTotals;
