import type { SeedMember } from '../../types/schemas/seed-member.js';
import type { ValidationResult } from '../runtime/validation.js';

export declare function validateSeedMember(value: unknown): ValidationResult<SeedMember>;
export declare function isSeedMember(value: unknown): value is SeedMember;
