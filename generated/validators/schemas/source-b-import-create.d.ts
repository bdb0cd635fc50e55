import type { SourceBImportCreate } from '../../types/schemas/source-b-import-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceBImportCreate(value: unknown): ValidationResult<SourceBImportCreate>;
export declare function isSourceBImportCreate(value: unknown): value is SourceBImportCreate;
