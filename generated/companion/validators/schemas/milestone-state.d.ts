import type { MilestoneState } from '../../types/schemas/milestone-state.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMilestoneState(value: unknown): ValidationResult<MilestoneState>;
export declare function isMilestoneState(value: unknown): value is MilestoneState;
