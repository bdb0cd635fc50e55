import type { TestTotals } from '../../types/schemas/test-totals.js';
import type { ValidationResult } from '../runtime/result.js';

export declare function validateTestTotals(value: unknown): ValidationResult<TestTotals>;
export declare function isTestTotals(value: unknown): value is TestTotals;
