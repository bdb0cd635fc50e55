import type { ApplicationSettings } from '../../types/schemas/application-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApplicationSettings(value: unknown): ValidationResult<ApplicationSettings>;
export declare function isApplicationSettings(value: unknown): value is ApplicationSettings;
