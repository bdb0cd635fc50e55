import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { Operation } from './model.ts';

/**
 * The extensions of an operation that the server has, as written. Extensions with a text of several lines, such as a
 * code sample, are for readers and left out.
 */
export function operationExtensions({ extensions }: Operation): JsonObject {
  return Object.fromEntries(Object.entries(extensions).filter(([, value]) => !hasLines(value)));
}

function hasLines(value: Json): boolean {
  if (typeof value === 'string') return value.includes('\n');
  if (Array.isArray(value)) return value.some(hasLines);
  return isObject(value) && Object.values(value).some(hasLines);
}
