import type { PipelineDetailedStatus } from '../../types/schemas/pipeline-detailed-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineDetailedStatus(value: unknown): ValidationResult<PipelineDetailedStatus>;
export declare function isPipelineDetailedStatus(value: unknown): value is PipelineDetailedStatus;
