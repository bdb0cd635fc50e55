import type { MemberUpdate } from '../../types/schemas/member-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberUpdate(value: unknown): ValidationResult<MemberUpdate>;
export declare function isMemberUpdate(value: unknown): value is MemberUpdate;
