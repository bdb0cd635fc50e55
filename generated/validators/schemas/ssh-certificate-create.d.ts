import type { SshCertificateCreate } from '../../types/schemas/ssh-certificate-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSshCertificateCreate(value: unknown): ValidationResult<SshCertificateCreate>;
export declare function isSshCertificateCreate(value: unknown): value is SshCertificateCreate;
