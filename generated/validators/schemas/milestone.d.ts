import type { Milestone } from '../../types/schemas/milestone.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMilestone(value: unknown): ValidationResult<Milestone>;
export declare function isMilestone(value: unknown): value is Milestone;
