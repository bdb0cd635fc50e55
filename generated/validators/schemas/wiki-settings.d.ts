import type { WikiSettings } from '../../types/schemas/wiki-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateWikiSettings(value: unknown): ValidationResult<WikiSettings>;
export declare function isWikiSettings(value: unknown): value is WikiSettings;
