import type { ProjectPermissions } from '../../types/schemas/project-permissions.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectPermissions(value: unknown): ValidationResult<ProjectPermissions>;
export declare function isProjectPermissions(value: unknown): value is ProjectPermissions;
