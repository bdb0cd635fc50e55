import type { ReportedImportStatus } from '../../types/schemas/reported-import-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedImportStatus(value: unknown): ValidationResult<ReportedImportStatus>;
export declare function isReportedImportStatus(value: unknown): value is ReportedImportStatus;
