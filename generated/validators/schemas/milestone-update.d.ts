import type { MilestoneUpdate } from '../../types/schemas/milestone-update.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMilestoneUpdate(value: unknown): ValidationResult<MilestoneUpdate>;
export declare function isMilestoneUpdate(value: unknown): value is MilestoneUpdate;
