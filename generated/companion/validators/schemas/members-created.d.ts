import type { MembersCreated } from '../../types/schemas/members-created.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMembersCreated(value: unknown): ValidationResult<MembersCreated>;
export declare function isMembersCreated(value: unknown): value is MembersCreated;
