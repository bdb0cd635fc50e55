import type { IssueCreate } from '../../types/schemas/issue-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIssueCreate(value: unknown): ValidationResult<IssueCreate>;
export declare function isIssueCreate(value: unknown): value is IssueCreate;
