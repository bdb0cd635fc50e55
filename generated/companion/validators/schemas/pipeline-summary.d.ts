import type { PipelineSummary } from '../../types/schemas/pipeline-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipelineSummary(value: unknown): ValidationResult<PipelineSummary>;
export declare function isPipelineSummary(value: unknown): value is PipelineSummary;
