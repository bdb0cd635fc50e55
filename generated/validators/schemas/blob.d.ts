import type { Blob } from '../../types/schemas/blob.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBlob(value: unknown): ValidationResult<Blob>;
export declare function isBlob(value: unknown): value is Blob;
