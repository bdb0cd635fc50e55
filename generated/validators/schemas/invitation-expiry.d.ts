import type { InvitationExpiry } from '../../types/schemas/invitation-expiry.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationExpiry(value: unknown): ValidationResult<InvitationExpiry>;
export declare function isInvitationExpiry(value: unknown): value is InvitationExpiry;
