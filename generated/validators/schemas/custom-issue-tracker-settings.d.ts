import type { CustomIssueTrackerSettings } from '../../types/schemas/custom-issue-tracker-settings.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCustomIssueTrackerSettings(value: unknown): ValidationResult<CustomIssueTrackerSettings>;
export declare function isCustomIssueTrackerSettings(value: unknown): value is CustomIssueTrackerSettings;
