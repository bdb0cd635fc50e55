import type { ReportedMergeRequestState } from '../../types/schemas/reported-merge-request-state.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedMergeRequestState(value: unknown): ValidationResult<ReportedMergeRequestState>;
export declare function isReportedMergeRequestState(value: unknown): value is ReportedMergeRequestState;
