import type { Seed } from '../../types/schemas/seed.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeed(value: unknown): ValidationResult<Seed>;
export declare function isSeed(value: unknown): value is Seed;
