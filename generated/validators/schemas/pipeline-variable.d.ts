import type { PipelineVariable } from '../../types/schemas/pipeline-variable.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineVariable(value: unknown): ValidationResult<PipelineVariable>;
export declare function isPipelineVariable(value: unknown): value is PipelineVariable;
