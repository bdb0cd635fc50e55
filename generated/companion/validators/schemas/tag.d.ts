import type { Tag } from '../../types/schemas/tag.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTag(value: unknown): ValidationResult<Tag>;
export declare function isTag(value: unknown): value is Tag;
