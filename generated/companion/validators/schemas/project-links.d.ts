import type { ProjectLinks } from '../../types/schemas/project-links.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectLinks(value: unknown): ValidationResult<ProjectLinks>;
export declare function isProjectLinks(value: unknown): value is ProjectLinks;
