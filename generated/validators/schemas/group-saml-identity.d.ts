import type { GroupSamlIdentity } from '../../types/schemas/group-saml-identity.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateGroupSamlIdentity(value: unknown): ValidationResult<GroupSamlIdentity>;
export declare function isGroupSamlIdentity(value: unknown): value is GroupSamlIdentity;
