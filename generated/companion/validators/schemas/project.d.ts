import type { Project } from '../../types/schemas/project.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProject(value: unknown): ValidationResult<Project>;
export declare function isProject(value: unknown): value is Project;
