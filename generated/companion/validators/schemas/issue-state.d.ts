import type { IssueState } from '../../types/schemas/issue-state.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIssueState(value: unknown): ValidationResult<IssueState>;
export declare function isIssueState(value: unknown): value is IssueState;
