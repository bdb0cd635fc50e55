import type { PemFile } from '../../types/schemas/pem-file.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePemFile(value: unknown): ValidationResult<PemFile>;
export declare function isPemFile(value: unknown): value is PemFile;
