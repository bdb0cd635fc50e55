import type { SamlIdentity } from '../../types/schemas/saml-identity.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSamlIdentity(value: unknown): ValidationResult<SamlIdentity>;
export declare function isSamlIdentity(value: unknown): value is SamlIdentity;
