/** Whether a value is the same JSON as a constant of a schema; descends no deeper than the constant. */
export function equal(constant: unknown, value: unknown): boolean {
  if (constant === value) return true;
  if (typeof constant !== 'object' || typeof value !== 'object' || constant === null || value === null)
    return false;
  if (Array.isArray(constant)) {
    if (!Array.isArray(value) || constant.length !== value.length) return false;
    return constant.every((item, index) => equal(item, value[index]));
  }
  if (Array.isArray(value)) return false;
  const keys = Object.keys(constant);
  if (keys.length !== Object.keys(value).length) return false;
  return keys.every(
    (key) => Object.hasOwn(value, key) && equal(Reflect.get(constant, key), Reflect.get(value, key)),
  );
}

/** Whether a value is one of the constants. */
export function among(constants: readonly unknown[], value: unknown): boolean {
  return constants.some((constant) => equal(constant, value));
}
