import type { ImportResult } from '../../types/schemas/import-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateImportResult(value: unknown): ValidationResult<ImportResult>;
export declare function isImportResult(value: unknown): value is ImportResult;
