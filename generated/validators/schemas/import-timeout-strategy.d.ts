import type { ImportTimeoutStrategy } from '../../types/schemas/import-timeout-strategy.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateImportTimeoutStrategy(value: unknown): ValidationResult<ImportTimeoutStrategy>;
export declare function isImportTimeoutStrategy(value: unknown): value is ImportTimeoutStrategy;
