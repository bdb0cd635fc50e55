import type { Check } from './issues.js';
import type { ValidationError, ValidationResult, Validator } from './result.js';
/** The two ways to ask a check. */
export declare function validator<T>(check: Check): Validator<T>;
/** Checks a value. Errors come in the order of the schema, the first 100 of them. */
export declare function validate<T>(check: Check, value: unknown): ValidationResult<T>;
/** What a check that has just said no found. */
export declare function errorsOf(check: Check): readonly ValidationError[];
