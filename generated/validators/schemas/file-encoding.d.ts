import type { FileEncoding } from '../../types/schemas/file-encoding.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileEncoding(value: unknown): ValidationResult<FileEncoding>;
export declare function isFileEncoding(value: unknown): value is FileEncoding;
