import type { BuildServerSettings } from '../../types/schemas/build-server-settings.js';
import type { ValidationResult } from '../runtime/result.js';

export declare function validateBuildServerSettings(value: unknown): ValidationResult<BuildServerSettings>;
export declare function isBuildServerSettings(value: unknown): value is BuildServerSettings;
