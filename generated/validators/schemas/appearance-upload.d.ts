import type { AppearanceUpload } from '../../types/schemas/appearance-upload.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAppearanceUpload(value: unknown): ValidationResult<AppearanceUpload>;
export declare function isAppearanceUpload(value: unknown): value is AppearanceUpload;
