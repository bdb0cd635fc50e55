import type { TestReportTotal } from '../../types/schemas/test-report-total.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestReportTotal(value: unknown): ValidationResult<TestReportTotal>;
export declare function isTestReportTotal(value: unknown): value is TestReportTotal;
