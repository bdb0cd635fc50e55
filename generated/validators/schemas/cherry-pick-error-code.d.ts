import type { CherryPickErrorCode } from '../../types/schemas/cherry-pick-error-code.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCherryPickErrorCode(value: unknown): ValidationResult<CherryPickErrorCode>;
export declare function isCherryPickErrorCode(value: unknown): value is CherryPickErrorCode;
