import type { SeedUser } from '../../types/schemas/seed-user.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedUser(value: unknown): ValidationResult<SeedUser>;
export declare function isSeedUser(value: unknown): value is SeedUser;
