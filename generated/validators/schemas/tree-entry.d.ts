import type { TreeEntry } from '../../types/schemas/tree-entry.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateTreeEntry(value: unknown): ValidationResult<TreeEntry>;
export declare function isTreeEntry(value: unknown): value is TreeEntry;
