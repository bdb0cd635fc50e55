import type { ProjectFork } from '../../types/schemas/project-fork.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectFork(value: unknown): ValidationResult<ProjectFork>;
export declare function isProjectFork(value: unknown): value is ProjectFork;
