import type { MergeRequestScope } from '../../types/schemas/merge-request-scope.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestScope(value: unknown): ValidationResult<MergeRequestScope>;
export declare function isMergeRequestScope(value: unknown): value is MergeRequestScope;
