import type { Job } from '../../types/schemas/job.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJob(value: unknown): ValidationResult<Job>;
export declare function isJob(value: unknown): value is Job;
