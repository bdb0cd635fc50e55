import type { GroupShare } from '../../types/schemas/group-share.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupShare(value: unknown): ValidationResult<GroupShare>;
export declare function isGroupShare(value: unknown): value is GroupShare;
