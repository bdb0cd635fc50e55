import type { BaseAccessLevel } from '../../types/schemas/base-access-level.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBaseAccessLevel(value: unknown): ValidationResult<BaseAccessLevel>;
export declare function isBaseAccessLevel(value: unknown): value is BaseAccessLevel;
