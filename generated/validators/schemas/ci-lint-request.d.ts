import type { CiLintRequest } from '../../types/schemas/ci-lint-request.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCiLintRequest(value: unknown): ValidationResult<CiLintRequest>;
export declare function isCiLintRequest(value: unknown): value is CiLintRequest;
