import type { UserSummary } from '../../types/schemas/user-summary.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateUserSummary(value: unknown): ValidationResult<UserSummary>;
export declare function isUserSummary(value: unknown): value is UserSummary;
