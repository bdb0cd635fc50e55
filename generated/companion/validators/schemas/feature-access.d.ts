import type { FeatureAccess } from '../../types/schemas/feature-access.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFeatureAccess(value: unknown): ValidationResult<FeatureAccess>;
export declare function isFeatureAccess(value: unknown): value is FeatureAccess;
