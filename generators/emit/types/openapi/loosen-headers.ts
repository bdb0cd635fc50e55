import type { Json, JsonObject } from '../../../source/document.ts';
import { besideReference, referenceOf } from '../../../source/follow.ts';
import { isObject } from '../../../source/member.ts';

/**
 * The references of headers that a response promises: the library prints every reference to a header as one that is there,
 * while it reads `required` of those that stand in their place (OpenAPI 3.1, Header Object: false unless said).
 */
export function requiredHeaders(headers: ReadonlyMap<string, Json>): ReadonlySet<string> {
  const isRequired = (header: Json | undefined, steps = headers.size): boolean => {
    const reference = referenceOf(header);
    if (reference === undefined) return isObject(header) && header['required'] === true;
    return steps > 0 && isRequired(headers.get(reference), steps - 1);
  };
  return new Set([...headers].flatMap(([reference, header]) => (isRequired(header) ? [reference] : [])));
}

/** Gives headers that an object refers to, and that nobody promises, a place of their own. */
export function loosenHeaders({ headers }: JsonObject, required: ReadonlySet<string>): void {
  if (!isObject(headers)) return;
  for (const [name, header] of Object.entries(headers)) {
    const reference = referenceOf(header);
    if (!isObject(header) || reference === undefined || required.has(reference)) continue;
    headers[name] = { ...besideReference(header), required: false, schema: { $ref: reference } };
  }
}
