import type { PagesCertificatePem } from '../../types/schemas/pages-certificate-pem.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePagesCertificatePem(value: unknown): ValidationResult<PagesCertificatePem>;
export declare function isPagesCertificatePem(value: unknown): value is PagesCertificatePem;
