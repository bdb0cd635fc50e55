import type { ServiceAccountCreate } from '../../types/schemas/service-account-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateServiceAccountCreate(value: unknown): ValidationResult<ServiceAccountCreate>;
export declare function isServiceAccountCreate(value: unknown): value is ServiceAccountCreate;
