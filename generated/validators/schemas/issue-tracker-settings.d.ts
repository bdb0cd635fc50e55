import type { IssueTrackerSettings } from '../../types/schemas/issue-tracker-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateIssueTrackerSettings(value: unknown): ValidationResult<IssueTrackerSettings>;
export declare function isIssueTrackerSettings(value: unknown): value is IssueTrackerSettings;
