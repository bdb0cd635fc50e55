import type { InvitationCreate } from '../../types/schemas/invitation-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInvitationCreate(value: unknown): ValidationResult<InvitationCreate>;
export declare function isInvitationCreate(value: unknown): value is InvitationCreate;
