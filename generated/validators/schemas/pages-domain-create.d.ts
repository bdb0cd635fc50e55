import type { PagesDomainCreate } from '../../types/schemas/pages-domain-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomainCreate(value: unknown): ValidationResult<PagesDomainCreate>;
export declare function isPagesDomainCreate(value: unknown): value is PagesDomainCreate;
