import type { ReportedInvitationStatus } from '../../types/schemas/reported-invitation-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateReportedInvitationStatus(value: unknown): ValidationResult<ReportedInvitationStatus>;
export declare function isReportedInvitationStatus(value: unknown): value is ReportedInvitationStatus;
