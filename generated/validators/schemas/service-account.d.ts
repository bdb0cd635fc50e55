import type { ServiceAccount } from '../../types/schemas/service-account.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateServiceAccount(value: unknown): ValidationResult<ServiceAccount>;
export declare function isServiceAccount(value: unknown): value is ServiceAccount;
