import type { NamespaceExistence } from '../../types/schemas/namespace-existence.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateNamespaceExistence(value: unknown): ValidationResult<NamespaceExistence>;
export declare function isNamespaceExistence(value: unknown): value is NamespaceExistence;
