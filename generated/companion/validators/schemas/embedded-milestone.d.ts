import type { EmbeddedMilestone } from '../../types/schemas/embedded-milestone.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateEmbeddedMilestone(value: unknown): ValidationResult<EmbeddedMilestone>;
export declare function isEmbeddedMilestone(value: unknown): value is EmbeddedMilestone;
