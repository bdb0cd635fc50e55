import type { RevertResult } from '../../types/schemas/revert-result.js';
import type { ValidationResult } from '../runtime/result.js';

export declare function validateRevertResult(value: unknown): ValidationResult<RevertResult>;
export declare function isRevertResult(value: unknown): value is RevertResult;
