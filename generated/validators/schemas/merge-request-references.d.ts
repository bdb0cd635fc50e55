import type { MergeRequestReferences } from '../../types/schemas/merge-request-references.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestReferences(value: unknown): ValidationResult<MergeRequestReferences>;
export declare function isMergeRequestReferences(value: unknown): value is MergeRequestReferences;
