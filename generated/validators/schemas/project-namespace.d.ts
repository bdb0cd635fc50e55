import type { ProjectNamespace } from '../../types/schemas/project-namespace.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectNamespace(value: unknown): ValidationResult<ProjectNamespace>;
export declare function isProjectNamespace(value: unknown): value is ProjectNamespace;
