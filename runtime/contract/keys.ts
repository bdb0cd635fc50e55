/** Where a status may be described: itself, its range, `default`; the first that there is counts (OpenAPI 3.1, Responses Object). */
export function statusKeys(status: number | string): readonly string[] {
  return [String(status), `${String(status).charAt(0)}XX`, 'default'];
}

/** The first of the keys that a record has. Keys come from requests and responses: what is inherited does not count. */
export function ownKey(record: object, keys: readonly string[]): string | undefined {
  return keys.find((key) => Object.hasOwn(record, key));
}

/** What a record holds under the first of the keys that it has. */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Value | undefined {
  const key = ownKey(record, keys);
  return key === undefined ? undefined : record[key];
}
