import type { ServiceAccountToken } from '../../types/schemas/service-account-token.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateServiceAccountToken(value: unknown): ValidationResult<ServiceAccountToken>;
export declare function isServiceAccountToken(value: unknown): value is ServiceAccountToken;
