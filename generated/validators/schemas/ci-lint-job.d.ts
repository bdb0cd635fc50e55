import type { CiLintJob } from '../../types/schemas/ci-lint-job.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCiLintJob(value: unknown): ValidationResult<CiLintJob>;
export declare function isCiLintJob(value: unknown): value is CiLintJob;
