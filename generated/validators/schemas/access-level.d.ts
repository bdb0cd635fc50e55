import type { AccessLevel } from '../../types/schemas/access-level.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAccessLevel(value: unknown): ValidationResult<AccessLevel>;
export declare function isAccessLevel(value: unknown): value is AccessLevel;
