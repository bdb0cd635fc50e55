/*
 * `type: integer` refuses integers that a double cannot represent exactly, because their digits are lost before a
 * check sees them. JSON Schema has no such limit, so it may only make values invalid, never valid: where a schema
 * that fails can make a value valid (`not`, `if`, the counts of `oneOf` and `maxContains`), only the rules of JSON
 * Schema apply.
 */
let plain = 0;
let refused = 0;

/**
 * Whether a number that is not a safe integer counts as an integer, because only the rules of JSON Schema apply here.
 */
export function isPlainInteger(value: number): boolean {
  if (!Number.isInteger(value)) return false;
  if (plain > 0) return true;
  refused += 1;
  return false;
}

/** How many integers were refused so far. A difference shows that a schema refused some. */
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
