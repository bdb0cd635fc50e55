import type { IntegrationUpdate } from '../../types/schemas/integration-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIntegrationUpdate(value: unknown): ValidationResult<IntegrationUpdate>;
export declare function isIntegrationUpdate(value: unknown): value is IntegrationUpdate;
