import type { CherryPickDryRun } from '../../types/schemas/cherry-pick-dry-run.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateCherryPickDryRun(value: unknown): ValidationResult<CherryPickDryRun>;
export declare function isCherryPickDryRun(value: unknown): value is CherryPickDryRun;
