import type { TestReportSummary } from '../../types/schemas/test-report-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTestReportSummary(value: unknown): ValidationResult<TestReportSummary>;
export declare function isTestReportSummary(value: unknown): value is TestReportSummary;
