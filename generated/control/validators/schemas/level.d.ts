import type { Level } from '../../types/schemas/level.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateLevel(value: unknown): ValidationResult<Level>;
export declare function isLevel(value: unknown): value is Level;
