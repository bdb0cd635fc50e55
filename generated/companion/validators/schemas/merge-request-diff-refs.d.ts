import type { MergeRequestDiffRefs } from '../../types/schemas/merge-request-diff-refs.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestDiffRefs(value: unknown): ValidationResult<MergeRequestDiffRefs>;
export declare function isMergeRequestDiffRefs(value: unknown): value is MergeRequestDiffRefs;
