import type { MergeRequestUpdate } from '../../types/schemas/merge-request-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestUpdate(value: unknown): ValidationResult<MergeRequestUpdate>;
export declare function isMergeRequestUpdate(value: unknown): value is MergeRequestUpdate;
