import type { InvitationsQueued } from '../../types/schemas/invitations-queued.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationsQueued(value: unknown): ValidationResult<InvitationsQueued>;
export declare function isInvitationsQueued(value: unknown): value is InvitationsQueued;
