import type { SeededPath } from '../../types/schemas/seeded-path.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeededPath(value: unknown): ValidationResult<SeededPath>;
export declare function isSeededPath(value: unknown): value is SeededPath;
