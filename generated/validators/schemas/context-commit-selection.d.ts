import type { ContextCommitSelection } from '../../types/schemas/context-commit-selection.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateContextCommitSelection(value: unknown): ValidationResult<ContextCommitSelection>;
export declare function isContextCommitSelection(value: unknown): value is ContextCommitSelection;
