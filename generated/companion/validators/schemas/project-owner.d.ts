import type { ProjectOwner } from '../../types/schemas/project-owner.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectOwner(value: unknown): ValidationResult<ProjectOwner>;
export declare function isProjectOwner(value: unknown): value is ProjectOwner;
