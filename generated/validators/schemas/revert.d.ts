import type { Revert } from '../../types/schemas/revert.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateRevert(value: unknown): ValidationResult<Revert>;
export declare function isRevert(value: unknown): value is Revert;
