import type { JobFile } from '../../types/schemas/job-file.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobFile(value: unknown): ValidationResult<JobFile>;
export declare function isJobFile(value: unknown): value is JobFile;
