import type { Issue } from '../../types/schemas/issue.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIssue(value: unknown): ValidationResult<Issue>;
export declare function isIssue(value: unknown): value is Issue;
