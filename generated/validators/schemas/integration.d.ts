import type { Integration } from '../../types/schemas/integration.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIntegration(value: unknown): ValidationResult<Integration>;
export declare function isIntegration(value: unknown): value is Integration;
