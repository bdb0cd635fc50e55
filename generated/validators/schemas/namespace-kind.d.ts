import type { NamespaceKind } from '../../types/schemas/namespace-kind.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateNamespaceKind(value: unknown): ValidationResult<NamespaceKind>;
export declare function isNamespaceKind(value: unknown): value is NamespaceKind;
