import type { ProjectAccess } from '../../types/schemas/project-access.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectAccess(value: unknown): ValidationResult<ProjectAccess>;
export declare function isProjectAccess(value: unknown): value is ProjectAccess;
