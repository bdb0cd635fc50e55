import type { ReportedPipelineStatus } from '../../types/schemas/reported-pipeline-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedPipelineStatus(value: unknown): ValidationResult<ReportedPipelineStatus>;
export declare function isReportedPipelineStatus(value: unknown): value is ReportedPipelineStatus;
