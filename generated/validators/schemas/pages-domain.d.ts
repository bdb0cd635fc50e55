import type { PagesDomain } from '../../types/schemas/pages-domain.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomain(value: unknown): ValidationResult<PagesDomain>;
export declare function isPagesDomain(value: unknown): value is PagesDomain;
