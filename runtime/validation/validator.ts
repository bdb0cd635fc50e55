import type { Check, Issue, Issues } from './issues.ts';
import { takeLimit, verdict } from './limit.ts';
import { messageOf } from './message.ts';
import { withoutTexts } from './shown-values.ts';
import type { ValidationError, ValidationResult, Validator } from './result.ts';

/** The most errors of one value that are reported. */
const MOST_ERRORS = 100;
/** Maximum length of a reported pointer. Longer ones contain names that the sender made up. */
const LONGEST_POINTER = 1_000;

/** A validator that uses a check. */
export function validator<T>(check: Check): Validator<T> {
  return {
    validate: (value) => validate(check, value),
    is: (value): value is T => verdict(check(value)),
  };
}

/** Checks a value. Errors are in the order of the schema, and limited to the first 100. */
export function validate<T>(check: Check, value: unknown): ValidationResult<T> {
  const isAccepted = accepts<T>(check, value);
  const limit = takeLimit();
  if (!isAccepted) return { valid: false, errors: errorsOf(check.errors) };
  return limit === undefined ? { valid: true, value } : { valid: false, errors: errorsOf([limit]) };
}

function errorsOf(issues: Issues | undefined): readonly ValidationError[] {
  return (issues ?? []).slice(0, MOST_ERRORS).map(errorOf);
}

function accepts<T>(check: Check, value: unknown): value is T {
  return check(value);
}

function errorOf({ pointer, keyword, expected }: Issue): ValidationError {
  const printed = pointer.length > LONGEST_POINTER ? `${pointer.slice(0, LONGEST_POINTER)}…` : pointer;
  return {
    pointer: printed,
    keyword,
    message: messageOf(keyword, expected),
    expected: withoutTexts(expected),
  };
}
