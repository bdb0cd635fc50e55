import type { ExcludedTexts } from '../../types/schemas/excluded-texts.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateExcludedTexts(value: unknown): ValidationResult<ExcludedTexts>;
export declare function isExcludedTexts(value: unknown): value is ExcludedTexts;
