import type { ProjectSummary } from '../../types/schemas/project-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectSummary(value: unknown): ValidationResult<ProjectSummary>;
export declare function isProjectSummary(value: unknown): value is ProjectSummary;
