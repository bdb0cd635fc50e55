import type { Visibility } from '../../types/schemas/visibility.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateVisibility(value: unknown): ValidationResult<Visibility>;
export declare function isVisibility(value: unknown): value is Visibility;
