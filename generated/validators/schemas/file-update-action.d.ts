import type { FileUpdateAction } from '../../types/schemas/file-update-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileUpdateAction(value: unknown): ValidationResult<FileUpdateAction>;
export declare function isFileUpdateAction(value: unknown): value is FileUpdateAction;
