import type { InvitationStatus } from '../../types/schemas/invitation-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationStatus(value: unknown): ValidationResult<InvitationStatus>;
export declare function isInvitationStatus(value: unknown): value is InvitationStatus;
