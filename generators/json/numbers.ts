import { multipleOf } from '../../runtime/validation/multiple-of.ts';

/**
 * Whether a double may be another number than the one that was written: doubles hold integers up to 2^53 (ECMA-262,
 * section 6.1.6.1).
 */
export function isRounded(value: number): boolean {
  return Number.isInteger(value) && !Number.isSafeInteger(value);
}

/** Whether a value of the document is a number. */
export function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

/** Whether a number of the document is an integer; 1.0 is one. */
export function isInteger(value: unknown): value is number | bigint {
  return typeof value === 'bigint' || Number.isInteger(value);
}

/** Whether a number of the document is a multiple of another (JSON Schema 2020-12 Validation, section 6.2.1). */
export function isMultiple(value: number | bigint, step: number | bigint): boolean {
  const numbers = [value, step];
  const isExact = numbers.some((each) => typeof each === 'bigint') && numbers.every(isInteger) && step > 0;
  return isExact ? BigInt(value) % BigInt(step) === 0n : multipleOf(Number(step))(Number(value));
}

/** Digits alone, in YAML also with a plus sign and in base 8 or 16 (YAML 1.2.2, section 10.3.2). */
const integer = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/;

/**
 * A number as documents keep it: an integer that a double does not hold is a bigint, so that none of its digits are
 * lost. Fractions, and numbers with an exponent, are doubles. JSON has no NaN and no infinities (RFC 8259, section 6);
 * they are kept as the text that a reader would see.
 */
export function writtenNumber(value: number, text: string): number | bigint | string {
  if (!Number.isFinite(value)) return String(value);
  return isRounded(value) && integer.test(text) ? BigInt(text) : value;
}
