import type { BuildServerSettings } from '../../types/schemas/build-server-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBuildServerSettings(value: unknown): ValidationResult<BuildServerSettings>;
export declare function isBuildServerSettings(value: unknown): value is BuildServerSettings;
