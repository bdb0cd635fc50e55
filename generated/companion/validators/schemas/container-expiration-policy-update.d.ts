import type { ContainerExpirationPolicyUpdate } from '../../types/schemas/container-expiration-policy-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateContainerExpirationPolicyUpdate(value: unknown): ValidationResult<ContainerExpirationPolicyUpdate>;
export declare function isContainerExpirationPolicyUpdate(value: unknown): value is ContainerExpirationPolicyUpdate;
