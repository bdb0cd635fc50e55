import type { Invitation } from '../../types/schemas/invitation.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitation(value: unknown): ValidationResult<Invitation>;
export declare function isInvitation(value: unknown): value is Invitation;
