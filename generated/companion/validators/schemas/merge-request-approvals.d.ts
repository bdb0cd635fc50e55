import type { MergeRequestApprovals } from '../../types/schemas/merge-request-approvals.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateMergeRequestApprovals(value: unknown): ValidationResult<MergeRequestApprovals>;
export declare function isMergeRequestApprovals(value: unknown): value is MergeRequestApprovals;
