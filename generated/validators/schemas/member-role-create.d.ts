import type { MemberRoleCreate } from '../../types/schemas/member-role-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberRoleCreate(value: unknown): ValidationResult<MemberRoleCreate>;
export declare function isMemberRoleCreate(value: unknown): value is MemberRoleCreate;
