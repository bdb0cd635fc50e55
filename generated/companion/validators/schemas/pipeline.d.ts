import type { Pipeline } from '../../types/schemas/pipeline.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validatePipeline(value: unknown): ValidationResult<Pipeline>;
export declare function isPipeline(value: unknown): value is Pipeline;
