import type { Seeded } from '../../types/schemas/seeded.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeeded(value: unknown): ValidationResult<Seeded>;
export declare function isSeeded(value: unknown): value is Seeded;
