import type { SeedPipeline } from '../../types/schemas/seed-pipeline.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedPipeline(value: unknown): ValidationResult<SeedPipeline>;
export declare function isSeedPipeline(value: unknown): value is SeedPipeline;
