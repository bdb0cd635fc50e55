import type { Namespace } from '../../types/schemas/namespace.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateNamespace(value: unknown): ValidationResult<Namespace>;
export declare function isNamespace(value: unknown): value is Namespace;
