import type { InvitationsSent } from '../../types/schemas/invitations-sent.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationsSent(value: unknown): ValidationResult<InvitationsSent>;
export declare function isInvitationsSent(value: unknown): value is InvitationsSent;
