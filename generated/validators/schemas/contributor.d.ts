import type { Contributor } from '../../types/schemas/contributor.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateContributor(value: unknown): ValidationResult<Contributor>;
export declare function isContributor(value: unknown): value is Contributor;
