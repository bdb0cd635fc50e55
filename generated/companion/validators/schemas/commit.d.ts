import type { Commit } from '../../types/schemas/commit.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommit(value: unknown): ValidationResult<Commit>;
export declare function isCommit(value: unknown): value is Commit;
