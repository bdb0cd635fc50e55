import type { ApplicationSettingsUpdate } from '../../types/schemas/application-settings-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateApplicationSettingsUpdate(value: unknown): ValidationResult<ApplicationSettingsUpdate>;
export declare function isApplicationSettingsUpdate(value: unknown): value is ApplicationSettingsUpdate;
