import type { MobileStoreSettings } from '../../types/schemas/mobile-store-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMobileStoreSettings(value: unknown): ValidationResult<MobileStoreSettings>;
export declare function isMobileStoreSettings(value: unknown): value is MobileStoreSettings;
