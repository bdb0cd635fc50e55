import type { TextList } from '../../types/schemas/text-list.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTextList(value: unknown): ValidationResult<TextList>;
export declare function isTextList(value: unknown): value is TextList;
