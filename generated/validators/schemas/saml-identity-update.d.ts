import type { SamlIdentityUpdate } from '../../types/schemas/saml-identity-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSamlIdentityUpdate(value: unknown): ValidationResult<SamlIdentityUpdate>;
export declare function isSamlIdentityUpdate(value: unknown): value is SamlIdentityUpdate;
