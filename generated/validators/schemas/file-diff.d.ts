import type { FileDiff } from '../../types/schemas/file-diff.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileDiff(value: unknown): ValidationResult<FileDiff>;
export declare function isFileDiff(value: unknown): value is FileDiff;
