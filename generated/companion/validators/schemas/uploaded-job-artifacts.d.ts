import type { UploadedJobArtifacts } from '../../types/schemas/uploaded-job-artifacts.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUploadedJobArtifacts(value: unknown): ValidationResult<UploadedJobArtifacts>;
export declare function isUploadedJobArtifacts(value: unknown): value is UploadedJobArtifacts;
