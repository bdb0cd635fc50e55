import type { Member } from '../../types/schemas/member.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMember(value: unknown): ValidationResult<Member>;
export declare function isMember(value: unknown): value is Member;
