import type { ProjectLicense } from '../../types/schemas/project-license.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectLicense(value: unknown): ValidationResult<ProjectLicense>;
export declare function isProjectLicense(value: unknown): value is ProjectLicense;
