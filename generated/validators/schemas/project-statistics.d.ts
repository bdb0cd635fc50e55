import type { ProjectStatistics } from '../../types/schemas/project-statistics.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateProjectStatistics(value: unknown): ValidationResult<ProjectStatistics>;
export declare function isProjectStatistics(value: unknown): value is ProjectStatistics;
