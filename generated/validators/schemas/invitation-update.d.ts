import type { InvitationUpdate } from '../../types/schemas/invitation-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationUpdate(value: unknown): ValidationResult<InvitationUpdate>;
export declare function isInvitationUpdate(value: unknown): value is InvitationUpdate;
