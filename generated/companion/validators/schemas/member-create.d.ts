import type { MemberCreate } from '../../types/schemas/member-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberCreate(value: unknown): ValidationResult<MemberCreate>;
export declare function isMemberCreate(value: unknown): value is MemberCreate;
