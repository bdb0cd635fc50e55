import type { GroupCreate } from '../../types/schemas/group-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupCreate(value: unknown): ValidationResult<GroupCreate>;
export declare function isGroupCreate(value: unknown): value is GroupCreate;
