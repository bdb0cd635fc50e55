import type { MemberCreateResult } from '../../types/schemas/member-create-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMemberCreateResult(value: unknown): ValidationResult<MemberCreateResult>;
export declare function isMemberCreateResult(value: unknown): value is MemberCreateResult;
