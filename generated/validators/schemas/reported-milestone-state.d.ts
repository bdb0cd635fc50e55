import type { ReportedMilestoneState } from '../../types/schemas/reported-milestone-state.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedMilestoneState(value: unknown): ValidationResult<ReportedMilestoneState>;
export declare function isReportedMilestoneState(value: unknown): value is ReportedMilestoneState;
