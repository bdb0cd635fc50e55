import type { IntegrationValue } from '../../types/schemas/integration-value.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIntegrationValue(value: unknown): ValidationResult<IntegrationValue>;
export declare function isIntegrationValue(value: unknown): value is IntegrationValue;
