import type { UpdatedInvitation } from '../../types/schemas/updated-invitation.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUpdatedInvitation(value: unknown): ValidationResult<UpdatedInvitation>;
export declare function isUpdatedInvitation(value: unknown): value is UpdatedInvitation;
