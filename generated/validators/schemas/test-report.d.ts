import type { TestReport } from '../../types/schemas/test-report.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestReport(value: unknown): ValidationResult<TestReport>;
export declare function isTestReport(value: unknown): value is TestReport;
