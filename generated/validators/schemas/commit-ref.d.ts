import type { CommitRef } from '../../types/schemas/commit-ref.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitRef(value: unknown): ValidationResult<CommitRef>;
export declare function isCommitRef(value: unknown): value is CommitRef;
