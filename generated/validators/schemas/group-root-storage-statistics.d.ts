import type { GroupRootStorageStatistics } from '../../types/schemas/group-root-storage-statistics.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupRootStorageStatistics(value: unknown): ValidationResult<GroupRootStorageStatistics>;
export declare function isGroupRootStorageStatistics(value: unknown): value is GroupRootStorageStatistics;
