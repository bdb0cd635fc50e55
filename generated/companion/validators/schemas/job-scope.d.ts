import type { JobScope } from '../../types/schemas/job-scope.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobScope(value: unknown): ValidationResult<JobScope>;
export declare function isJobScope(value: unknown): value is JobScope;
