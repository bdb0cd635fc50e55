import type { OtherIntegrationSettings } from '../../types/schemas/other-integration-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateOtherIntegrationSettings(value: unknown): ValidationResult<OtherIntegrationSettings>;
export declare function isOtherIntegrationSettings(value: unknown): value is OtherIntegrationSettings;
