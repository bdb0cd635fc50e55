import type { SeedProject } from '../../types/schemas/seed-project.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedProject(value: unknown): ValidationResult<SeedProject>;
export declare function isSeedProject(value: unknown): value is SeedProject;
