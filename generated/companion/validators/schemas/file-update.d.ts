import type { FileUpdate } from '../../types/schemas/file-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileUpdate(value: unknown): ValidationResult<FileUpdate>;
export declare function isFileUpdate(value: unknown): value is FileUpdate;
