import type { CiLintResult } from '../../types/schemas/ci-lint-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCiLintResult(value: unknown): ValidationResult<CiLintResult>;
export declare function isCiLintResult(value: unknown): value is CiLintResult;
