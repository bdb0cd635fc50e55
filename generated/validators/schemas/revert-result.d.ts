import type { RevertResult } from '../../types/schemas/revert-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateRevertResult(value: unknown): ValidationResult<RevertResult>;
export declare function isRevertResult(value: unknown): value is RevertResult;
