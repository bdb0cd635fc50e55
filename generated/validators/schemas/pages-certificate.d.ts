import type { PagesCertificate } from '../../types/schemas/pages-certificate.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesCertificate(value: unknown): ValidationResult<PagesCertificate>;
export declare function isPagesCertificate(value: unknown): value is PagesCertificate;
