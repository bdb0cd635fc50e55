import type { PagesDomainCreateForm } from '../../types/schemas/pages-domain-create-form.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesDomainCreateForm(value: unknown): ValidationResult<PagesDomainCreateForm>;
export declare function isPagesDomainCreateForm(value: unknown): value is PagesDomainCreateForm;
