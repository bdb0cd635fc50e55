import type { PagesKeyPem } from '../../types/schemas/pages-key-pem.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesKeyPem(value: unknown): ValidationResult<PagesKeyPem>;
export declare function isPagesKeyPem(value: unknown): value is PagesKeyPem;
