import type { PagesCertificateExpiry } from '../../types/schemas/pages-certificate-expiry.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesCertificateExpiry(value: unknown): ValidationResult<PagesCertificateExpiry>;
export declare function isPagesCertificateExpiry(value: unknown): value is PagesCertificateExpiry;
