import type { JobArtifactsFile } from '../../types/schemas/job-artifacts-file.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobArtifactsFile(value: unknown): ValidationResult<JobArtifactsFile>;
export declare function isJobArtifactsFile(value: unknown): value is JobArtifactsFile;
