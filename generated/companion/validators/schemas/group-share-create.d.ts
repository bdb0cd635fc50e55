import type { GroupShareCreate } from '../../types/schemas/group-share-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupShareCreate(value: unknown): ValidationResult<GroupShareCreate>;
export declare function isGroupShareCreate(value: unknown): value is GroupShareCreate;
