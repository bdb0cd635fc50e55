import type { FileChange } from '../../types/schemas/file-change.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileChange(value: unknown): ValidationResult<FileChange>;
export declare function isFileChange(value: unknown): value is FileChange;
