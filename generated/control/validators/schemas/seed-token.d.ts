import type { SeedToken } from '../../types/schemas/seed-token.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedToken(value: unknown): ValidationResult<SeedToken>;
export declare function isSeedToken(value: unknown): value is SeedToken;
