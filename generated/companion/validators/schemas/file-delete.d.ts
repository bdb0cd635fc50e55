import type { FileDelete } from '../../types/schemas/file-delete.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileDelete(value: unknown): ValidationResult<FileDelete>;
export declare function isFileDelete(value: unknown): value is FileDelete;
