import type { SeedGroup } from '../../types/schemas/seed-group.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedGroup(value: unknown): ValidationResult<SeedGroup>;
export declare function isSeedGroup(value: unknown): value is SeedGroup;
