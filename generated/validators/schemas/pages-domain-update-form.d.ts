import type { PagesDomainUpdateForm } from '../../types/schemas/pages-domain-update-form.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomainUpdateForm(value: unknown): ValidationResult<PagesDomainUpdateForm>;
export declare function isPagesDomainUpdateForm(value: unknown): value is PagesDomainUpdateForm;
