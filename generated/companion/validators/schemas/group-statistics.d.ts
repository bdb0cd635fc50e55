import type { GroupStatistics } from '../../types/schemas/group-statistics.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupStatistics(value: unknown): ValidationResult<GroupStatistics>;
export declare function isGroupStatistics(value: unknown): value is GroupStatistics;
