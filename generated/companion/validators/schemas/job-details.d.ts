import type { JobDetails } from '../../types/schemas/job-details.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobDetails(value: unknown): ValidationResult<JobDetails>;
export declare function isJobDetails(value: unknown): value is JobDetails;
