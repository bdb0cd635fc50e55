import type { SharedProject } from '../../types/schemas/shared-project.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSharedProject(value: unknown): ValidationResult<SharedProject>;
export declare function isSharedProject(value: unknown): value is SharedProject;
