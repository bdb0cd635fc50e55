import type { CommitAction } from '../../types/schemas/commit-action.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCommitAction(value: unknown): ValidationResult<CommitAction>;
export declare function isCommitAction(value: unknown): value is CommitAction;
