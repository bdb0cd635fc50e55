import type { LastCommitId } from '../../types/schemas/last-commit-id.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateLastCommitId(value: unknown): ValidationResult<LastCommitId>;
export declare function isLastCommitId(value: unknown): value is LastCommitId;
