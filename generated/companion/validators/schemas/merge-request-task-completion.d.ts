import type { MergeRequestTaskCompletion } from '../../types/schemas/merge-request-task-completion.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestTaskCompletion(value: unknown): ValidationResult<MergeRequestTaskCompletion>;
export declare function isMergeRequestTaskCompletion(value: unknown): value is MergeRequestTaskCompletion;
