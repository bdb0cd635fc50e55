import type { ServiceAccountDelete } from '../../types/schemas/service-account-delete.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateServiceAccountDelete(value: unknown): ValidationResult<ServiceAccountDelete>;
export declare function isServiceAccountDelete(value: unknown): value is ServiceAccountDelete;
