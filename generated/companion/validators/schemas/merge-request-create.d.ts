import type { MergeRequestCreate } from '../../types/schemas/merge-request-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestCreate(value: unknown): ValidationResult<MergeRequestCreate>;
export declare function isMergeRequestCreate(value: unknown): value is MergeRequestCreate;
