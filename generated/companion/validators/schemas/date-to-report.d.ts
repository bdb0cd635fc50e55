import type { DateToReport } from '../../types/schemas/date-to-report.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateDateToReport(value: unknown): ValidationResult<DateToReport>;
export declare function isDateToReport(value: unknown): value is DateToReport;
