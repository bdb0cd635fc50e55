import type { SortDirection } from '../../types/schemas/sort-direction.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSortDirection(value: unknown): ValidationResult<SortDirection>;
export declare function isSortDirection(value: unknown): value is SortDirection;
