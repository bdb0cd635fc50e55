import type { CommitSequence } from '../../types/schemas/commit-sequence.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitSequence(value: unknown): ValidationResult<CommitSequence>;
export declare function isCommitSequence(value: unknown): value is CommitSequence;
