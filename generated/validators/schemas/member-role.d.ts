import type { MemberRole } from '../../types/schemas/member-role.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberRole(value: unknown): ValidationResult<MemberRole>;
export declare function isMemberRole(value: unknown): value is MemberRole;
