import type { ProjectShareCreate } from '../../types/schemas/project-share-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectShareCreate(value: unknown): ValidationResult<ProjectShareCreate>;
export declare function isProjectShareCreate(value: unknown): value is ProjectShareCreate;
