import type { MilestoneCreate } from '../../types/schemas/milestone-create.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMilestoneCreate(value: unknown): ValidationResult<MilestoneCreate>;
export declare function isMilestoneCreate(value: unknown): value is MilestoneCreate;
