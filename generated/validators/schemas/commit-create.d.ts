import type { CommitCreate } from '../../types/schemas/commit-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitCreate(value: unknown): ValidationResult<CommitCreate>;
export declare function isCommitCreate(value: unknown): value is CommitCreate;
