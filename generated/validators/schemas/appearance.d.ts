import type { Appearance } from '../../types/schemas/appearance.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAppearance(value: unknown): ValidationResult<Appearance>;
export declare function isAppearance(value: unknown): value is Appearance;
