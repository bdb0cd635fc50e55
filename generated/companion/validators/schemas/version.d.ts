import type { Version } from '../../types/schemas/version.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateVersion(value: unknown): ValidationResult<Version>;
export declare function isVersion(value: unknown): value is Version;
