import type { ContainerExpirationPolicy } from '../../types/schemas/container-expiration-policy.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateContainerExpirationPolicy(value: unknown): ValidationResult<ContainerExpirationPolicy>;
export declare function isContainerExpirationPolicy(value: unknown): value is ContainerExpirationPolicy;
