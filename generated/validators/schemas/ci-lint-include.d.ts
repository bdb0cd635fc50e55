import type { CiLintInclude } from '../../types/schemas/ci-lint-include.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCiLintInclude(value: unknown): ValidationResult<CiLintInclude>;
export declare function isCiLintInclude(value: unknown): value is CiLintInclude;
