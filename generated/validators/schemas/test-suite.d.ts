import type { TestSuite } from '../../types/schemas/test-suite.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestSuite(value: unknown): ValidationResult<TestSuite>;
export declare function isTestSuite(value: unknown): value is TestSuite;
