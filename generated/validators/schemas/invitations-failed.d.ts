import type { InvitationsFailed } from '../../types/schemas/invitations-failed.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationsFailed(value: unknown): ValidationResult<InvitationsFailed>;
export declare function isInvitationsFailed(value: unknown): value is InvitationsFailed;
