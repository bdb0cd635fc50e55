import type { JobArtifactsUpload } from '../../types/schemas/job-artifacts-upload.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateJobArtifactsUpload(value: unknown): ValidationResult<JobArtifactsUpload>;
export declare function isJobArtifactsUpload(value: unknown): value is JobArtifactsUpload;
