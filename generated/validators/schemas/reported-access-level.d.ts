import type { ReportedAccessLevel } from '../../types/schemas/reported-access-level.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedAccessLevel(value: unknown): ValidationResult<ReportedAccessLevel>;
export declare function isReportedAccessLevel(value: unknown): value is ReportedAccessLevel;
