import type { PagesDomainFacts } from '../../types/schemas/pages-domain-facts.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomainFacts(value: unknown): ValidationResult<PagesDomainFacts>;
export declare function isPagesDomainFacts(value: unknown): value is PagesDomainFacts;
