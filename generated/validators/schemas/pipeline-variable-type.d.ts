import type { PipelineVariableType } from '../../types/schemas/pipeline-variable-type.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineVariableType(value: unknown): ValidationResult<PipelineVariableType>;
export declare function isPipelineVariableType(value: unknown): value is PipelineVariableType;
