import type { PipelineVariableCreate } from '../../types/schemas/pipeline-variable-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineVariableCreate(value: unknown): ValidationResult<PipelineVariableCreate>;
export declare function isPipelineVariableCreate(value: unknown): value is PipelineVariableCreate;
