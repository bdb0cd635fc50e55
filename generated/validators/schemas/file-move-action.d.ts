import type { FileMoveAction } from '../../types/schemas/file-move-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileMoveAction(value: unknown): ValidationResult<FileMoveAction>;
export declare function isFileMoveAction(value: unknown): value is FileMoveAction;
