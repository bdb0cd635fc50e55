import type { FileCreate } from '../../types/schemas/file-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileCreate(value: unknown): ValidationResult<FileCreate>;
export declare function isFileCreate(value: unknown): value is FileCreate;
