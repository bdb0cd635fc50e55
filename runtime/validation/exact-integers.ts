/**
 * `type: integer` refuses integers that a double cannot represent exactly: the digits that were sent are lost before a
 * check sees them. This limit is not part of JSON Schema, in which 2^53 is an ordinary integer. So it only makes values
 * invalid, never valid: where a result depends on a schema that fails (`not`, `if`, the counts of `oneOf` and
 * `maxContains`), only the rules of JSON Schema apply.
 */
let plain = 0;
let refused = 0;

/**
 * Whether a number that is not a safe integer is accepted as an integer, because only the rules of JSON Schema apply
 * here.
 */
export function isPlainInteger(value: number): boolean {
  if (!Number.isInteger(value)) return false;
  if (plain > 0) return true;
  refused += 1;
  return false;
}

/** The number of integers that were refused so far, to detect whether a schema refused any. */
export function refusedIntegers(): number {
  return refused;
}

/** Applies only the rules of JSON Schema until `leavePlain`. */
export function enterPlain(): void {
  plain += 1;
}

export function leavePlain(): void {
  plain -= 1;
}
