/** A member of a value that a provider has sent; undefined if there is none. The form of the value is not trusted. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** A text of at most `max` characters, without NUL, which PostgreSQL does not store. */
export function textOf(value: unknown, name: string, max = 1_000_000): string | undefined {
  const text = memberOf(value, name);
  return typeof text === 'string' ? text.slice(0, max).replaceAll('\0', '') : undefined;
}

export function integerOf(value: unknown, name: string): number | undefined {
  const number = memberOf(value, name);
  return typeof number === 'number' && Number.isSafeInteger(number) && number > 0 && number < 2 ** 31
    ? number
    : undefined;
}

/** A time in its stored form. */
export function timeOf(value: unknown, name: string): string | undefined {
  const milliseconds = Date.parse(textOf(value, name, 40) ?? '');
  return Number.isNaN(milliseconds) ? undefined : new Date(milliseconds).toISOString();
}
