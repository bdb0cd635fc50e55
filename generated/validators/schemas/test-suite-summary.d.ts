import type { TestSuiteSummary } from '../../types/schemas/test-suite-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestSuiteSummary(value: unknown): ValidationResult<TestSuiteSummary>;
export declare function isTestSuiteSummary(value: unknown): value is TestSuiteSummary;
