import type { Group } from '../../types/schemas/group.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroup(value: unknown): ValidationResult<Group>;
export declare function isGroup(value: unknown): value is Group;
