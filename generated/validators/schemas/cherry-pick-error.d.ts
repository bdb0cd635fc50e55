import type { CherryPickError } from '../../types/schemas/cherry-pick-error.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCherryPickError(value: unknown): ValidationResult<CherryPickError>;
export declare function isCherryPickError(value: unknown): value is CherryPickError;
