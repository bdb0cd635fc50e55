import type { ReportedVisibility } from '../../types/schemas/reported-visibility.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedVisibility(value: unknown): ValidationResult<ReportedVisibility>;
export declare function isReportedVisibility(value: unknown): value is ReportedVisibility;
