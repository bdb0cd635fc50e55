import type { FileCreateAction } from '../../types/schemas/file-create-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileCreateAction(value: unknown): ValidationResult<FileCreateAction>;
export declare function isFileCreateAction(value: unknown): value is FileCreateAction;
