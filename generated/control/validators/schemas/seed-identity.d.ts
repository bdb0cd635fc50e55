import type { SeedIdentity } from '../../types/schemas/seed-identity.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedIdentity(value: unknown): ValidationResult<SeedIdentity>;
export declare function isSeedIdentity(value: unknown): value is SeedIdentity;
