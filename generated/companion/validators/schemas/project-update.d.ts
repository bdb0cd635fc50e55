import type { ProjectUpdate } from '../../types/schemas/project-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectUpdate(value: unknown): ValidationResult<ProjectUpdate>;
export declare function isProjectUpdate(value: unknown): value is ProjectUpdate;
