import type { JobProject } from '../../types/schemas/job-project.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobProject(value: unknown): ValidationResult<JobProject>;
export declare function isJobProject(value: unknown): value is JobProject;
