import type { SeededPipeline } from '../../types/schemas/seeded-pipeline.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeededPipeline(value: unknown): ValidationResult<SeededPipeline>;
export declare function isSeededPipeline(value: unknown): value is SeededPipeline;
