import type { ChangelogCreate } from '../../types/schemas/changelog-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateChangelogCreate(value: unknown): ValidationResult<ChangelogCreate>;
export declare function isChangelogCreate(value: unknown): value is ChangelogCreate;
