import type { BillableMember } from '../../types/schemas/billable-member.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateBillableMember(value: unknown): ValidationResult<BillableMember>;
export declare function isBillableMember(value: unknown): value is BillableMember;
