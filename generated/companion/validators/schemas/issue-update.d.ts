import type { IssueUpdate } from '../../types/schemas/issue-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIssueUpdate(value: unknown): ValidationResult<IssueUpdate>;
export declare function isIssueUpdate(value: unknown): value is IssueUpdate;
