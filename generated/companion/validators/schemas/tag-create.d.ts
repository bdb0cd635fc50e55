import type { TagCreate } from '../../types/schemas/tag-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTagCreate(value: unknown): ValidationResult<TagCreate>;
export declare function isTagCreate(value: unknown): value is TagCreate;
