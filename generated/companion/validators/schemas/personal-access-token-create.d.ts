import type { PersonalAccessTokenCreate } from '../../types/schemas/personal-access-token-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePersonalAccessTokenCreate(value: unknown): ValidationResult<PersonalAccessTokenCreate>;
export declare function isPersonalAccessTokenCreate(value: unknown): value is PersonalAccessTokenCreate;
