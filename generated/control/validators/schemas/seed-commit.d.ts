import type { SeedCommit } from '../../types/schemas/seed-commit.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedCommit(value: unknown): ValidationResult<SeedCommit>;
export declare function isSeedCommit(value: unknown): value is SeedCommit;
