import type { CreatedPersonalAccessToken } from '../../types/schemas/created-personal-access-token.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCreatedPersonalAccessToken(value: unknown): ValidationResult<CreatedPersonalAccessToken>;
export declare function isCreatedPersonalAccessToken(value: unknown): value is CreatedPersonalAccessToken;
