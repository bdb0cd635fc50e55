import type { ProjectCreate } from '../../types/schemas/project-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectCreate(value: unknown): ValidationResult<ProjectCreate>;
export declare function isProjectCreate(value: unknown): value is ProjectCreate;
