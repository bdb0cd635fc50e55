import type { AppearanceUpdate } from '../../types/schemas/appearance-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAppearanceUpdate(value: unknown): ValidationResult<AppearanceUpdate>;
export declare function isAppearanceUpdate(value: unknown): value is AppearanceUpdate;
