import type { InvitationResult } from '../../types/schemas/invitation-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationResult(value: unknown): ValidationResult<InvitationResult>;
export declare function isInvitationResult(value: unknown): value is InvitationResult;
