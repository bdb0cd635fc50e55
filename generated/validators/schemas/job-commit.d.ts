import type { JobCommit } from '../../types/schemas/job-commit.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobCommit(value: unknown): ValidationResult<JobCommit>;
export declare function isJobCommit(value: unknown): value is JobCommit;
