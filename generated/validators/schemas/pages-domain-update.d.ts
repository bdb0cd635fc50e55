import type { PagesDomainUpdate } from '../../types/schemas/pages-domain-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomainUpdate(value: unknown): ValidationResult<PagesDomainUpdate>;
export declare function isPagesDomainUpdate(value: unknown): value is PagesDomainUpdate;
