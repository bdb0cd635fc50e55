import type { ImportStatus } from '../../types/schemas/import-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateImportStatus(value: unknown): ValidationResult<ImportStatus>;
export declare function isImportStatus(value: unknown): value is ImportStatus;
