import type { Metadata } from '../../types/schemas/metadata.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMetadata(value: unknown): ValidationResult<Metadata>;
export declare function isMetadata(value: unknown): value is Metadata;
