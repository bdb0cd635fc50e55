import type { FileModeAction } from '../../types/schemas/file-mode-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFileModeAction(value: unknown): ValidationResult<FileModeAction>;
export declare function isFileModeAction(value: unknown): value is FileModeAction;
