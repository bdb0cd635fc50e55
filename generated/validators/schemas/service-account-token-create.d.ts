import type { ServiceAccountTokenCreate } from '../../types/schemas/service-account-token-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateServiceAccountTokenCreate(value: unknown): ValidationResult<ServiceAccountTokenCreate>;
export declare function isServiceAccountTokenCreate(value: unknown): value is ServiceAccountTokenCreate;
