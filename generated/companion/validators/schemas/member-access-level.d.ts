import type { MemberAccessLevel } from '../../types/schemas/member-access-level.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberAccessLevel(value: unknown): ValidationResult<MemberAccessLevel>;
export declare function isMemberAccessLevel(value: unknown): value is MemberAccessLevel;
