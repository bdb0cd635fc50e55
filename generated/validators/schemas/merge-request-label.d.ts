import type { MergeRequestLabel } from '../../types/schemas/merge-request-label.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestLabel(value: unknown): ValidationResult<MergeRequestLabel>;
export declare function isMergeRequestLabel(value: unknown): value is MergeRequestLabel;
