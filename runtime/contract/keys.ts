/**
 * The keys that may describe a status, in order of precedence: the status, its range, `default` (OpenAPI 3.1, Responses
 * Object).
 */
export function statusKeys(status: number | string): readonly string[] {
  return [String(status), `${String(status).charAt(0)}XX`, 'default'];
}

/**
 * The first of the keys that a record has. Keys come from requests and responses, so inherited members do not count.
 */
export function ownKey(record: object, keys: readonly string[]): string | undefined {
  return keys.find((key) => Object.hasOwn(record, key));
}

/** The value of a record under the first of the keys that it has. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Value | undefined {
  const key = ownKey(record, keys);
  return key === undefined ? undefined : record[key];
}
