import type { SourceAImportCancel } from '../../types/schemas/source-a-import-cancel.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceAImportCancel(value: unknown): ValidationResult<SourceAImportCancel>;
export declare function isSourceAImportCancel(value: unknown): value is SourceAImportCancel;
