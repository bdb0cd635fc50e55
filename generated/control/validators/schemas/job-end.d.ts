import type { JobEnd } from '../../types/schemas/job-end.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobEnd(value: unknown): ValidationResult<JobEnd>;
export declare function isJobEnd(value: unknown): value is JobEnd;
