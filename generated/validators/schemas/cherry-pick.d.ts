import type { CherryPick } from '../../types/schemas/cherry-pick.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCherryPick(value: unknown): ValidationResult<CherryPick>;
export declare function isCherryPick(value: unknown): value is CherryPick;
