import type { SourceBServerImportCreate } from '../../types/schemas/source-b-server-import-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSourceBServerImportCreate(value: unknown): ValidationResult<SourceBServerImportCreate>;
export declare function isSourceBServerImportCreate(value: unknown): value is SourceBServerImportCreate;
