import type { PipelineIntegrationSettings } from '../../types/schemas/pipeline-integration-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineIntegrationSettings(value: unknown): ValidationResult<PipelineIntegrationSettings>;
export declare function isPipelineIntegrationSettings(value: unknown): value is PipelineIntegrationSettings;
