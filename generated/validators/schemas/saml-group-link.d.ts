import type { SamlGroupLink } from '../../types/schemas/saml-group-link.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSamlGroupLink(value: unknown): ValidationResult<SamlGroupLink>;
export declare function isSamlGroupLink(value: unknown): value is SamlGroupLink;
