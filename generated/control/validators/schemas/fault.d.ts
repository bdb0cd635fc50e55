import type { Fault } from '../../types/schemas/fault.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateFault(value: unknown): ValidationResult<Fault>;
export declare function isFault(value: unknown): value is Fault;
