import type { TestCase } from '../../types/schemas/test-case.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestCase(value: unknown): ValidationResult<TestCase>;
export declare function isTestCase(value: unknown): value is TestCase;
