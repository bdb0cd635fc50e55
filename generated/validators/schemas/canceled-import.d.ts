import type { CanceledImport } from '../../types/schemas/canceled-import.js';
import type { ValidationResult } from '../runtime/result.js';

export declare function validateCanceledImport(value: unknown): ValidationResult<CanceledImport>;
export declare function isCanceledImport(value: unknown): value is CanceledImport;
