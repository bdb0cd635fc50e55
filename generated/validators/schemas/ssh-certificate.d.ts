import type { SshCertificate } from '../../types/schemas/ssh-certificate.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSshCertificate(value: unknown): ValidationResult<SshCertificate>;
export declare function isSshCertificate(value: unknown): value is SshCertificate;
