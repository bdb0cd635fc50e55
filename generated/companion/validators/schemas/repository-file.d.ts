import type { RepositoryFile } from '../../types/schemas/repository-file.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateRepositoryFile(value: unknown): ValidationResult<RepositoryFile>;
export declare function isRepositoryFile(value: unknown): value is RepositoryFile;
