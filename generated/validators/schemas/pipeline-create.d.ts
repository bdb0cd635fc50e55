import type { PipelineCreate } from '../../types/schemas/pipeline-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineCreate(value: unknown): ValidationResult<PipelineCreate>;
export declare function isPipelineCreate(value: unknown): value is PipelineCreate;
