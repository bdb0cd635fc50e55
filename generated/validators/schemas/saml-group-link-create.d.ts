import type { SamlGroupLinkCreate } from '../../types/schemas/saml-group-link-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSamlGroupLinkCreate(value: unknown): ValidationResult<SamlGroupLinkCreate>;
export declare function isSamlGroupLinkCreate(value: unknown): value is SamlGroupLinkCreate;
