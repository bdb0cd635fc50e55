import type { SourceAGistsImportCreate } from '../../types/schemas/source-a-gists-import-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceAGistsImportCreate(value: unknown): ValidationResult<SourceAGistsImportCreate>;
export declare function isSourceAGistsImportCreate(value: unknown): value is SourceAGistsImportCreate;
