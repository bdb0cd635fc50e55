import type { BlameCommit } from '../../types/schemas/blame-commit.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBlameCommit(value: unknown): ValidationResult<BlameCommit>;
export declare function isBlameCommit(value: unknown): value is BlameCommit;
