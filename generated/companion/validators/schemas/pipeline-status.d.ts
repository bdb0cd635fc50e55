import type { PipelineStatus } from '../../types/schemas/pipeline-status.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineStatus(value: unknown): ValidationResult<PipelineStatus>;
export declare function isPipelineStatus(value: unknown): value is PipelineStatus;
