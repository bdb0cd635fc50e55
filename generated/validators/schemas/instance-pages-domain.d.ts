import type { InstancePagesDomain } from '../../types/schemas/instance-pages-domain.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateInstancePagesDomain(value: unknown): ValidationResult<InstancePagesDomain>;
export declare function isInstancePagesDomain(value: unknown): value is InstancePagesDomain;
