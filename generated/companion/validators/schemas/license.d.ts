import type { License } from '../../types/schemas/license.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateLicense(value: unknown): ValidationResult<License>;
export declare function isLicense(value: unknown): value is License;
