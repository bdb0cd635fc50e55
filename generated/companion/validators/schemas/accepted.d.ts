import type { Accepted } from '../../types/schemas/accepted.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateAccepted(value: unknown): ValidationResult<Accepted>;
export declare function isAccepted(value: unknown): value is Accepted;
