import type { ProjectShare } from '../../types/schemas/project-share.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectShare(value: unknown): ValidationResult<ProjectShare>;
export declare function isProjectShare(value: unknown): value is ProjectShare;
