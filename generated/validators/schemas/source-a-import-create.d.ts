import type { SourceAImportCreate } from '../../types/schemas/source-a-import-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceAImportCreate(value: unknown): ValidationResult<SourceAImportCreate>;
export declare function isSourceAImportCreate(value: unknown): value is SourceAImportCreate;
