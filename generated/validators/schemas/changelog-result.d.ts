import type { ChangelogResult } from '../../types/schemas/changelog-result.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateChangelogResult(value: unknown): ValidationResult<ChangelogResult>;
export declare function isChangelogResult(value: unknown): value is ChangelogResult;
