import { jsonText } from '../contract/json-text.ts';

/**
 * A body as JSON. Throws a TypeError for numbers that JSON does not have (RFC 8259, section 6): `JSON.stringify`
 * replaces them with null, which means something else.
 */
export function writeJson(body: unknown): string {
  const text = jsonText(body) ?? 'null';
  // Only a text with a null can have lost a number.
  if (text.includes('null') && !isAllFinite(body)) JSON.stringify(body, finite);
  return text;
}

function finite(name: string, value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value))
    throw new TypeError(`${JSON.stringify(name)} in the body of the response is ${value}.`);
  return value;
}

/**
 * Whether all numbers of a value are finite. A value with a `toJSON` is written as that returns. This takes a tenth of
 * the time of `JSON.stringify`; with lists of entries it would take more than that.
 */
function isAllFinite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (Array.isArray(value)) return value.every(isAllFinite);
  if ('toJSON' in value) return true;
  for (const name in value) if (!isAllFinite((value as { [name: string]: unknown })[name])) return false;
  return true;
}
