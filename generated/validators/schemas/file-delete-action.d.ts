import type { FileDeleteAction } from '../../types/schemas/file-delete-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileDeleteAction(value: unknown): ValidationResult<FileDeleteAction>;
export declare function isFileDeleteAction(value: unknown): value is FileDeleteAction;
