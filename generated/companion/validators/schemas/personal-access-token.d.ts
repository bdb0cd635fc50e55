import type { PersonalAccessToken } from '../../types/schemas/personal-access-token.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePersonalAccessToken(value: unknown): ValidationResult<PersonalAccessToken>;
export declare function isPersonalAccessToken(value: unknown): value is PersonalAccessToken;
