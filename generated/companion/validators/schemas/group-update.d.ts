import type { GroupUpdate } from '../../types/schemas/group-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupUpdate(value: unknown): ValidationResult<GroupUpdate>;
export declare function isGroupUpdate(value: unknown): value is GroupUpdate;
