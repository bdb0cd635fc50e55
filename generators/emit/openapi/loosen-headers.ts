import type { Json, JsonObject } from '../../json/json.ts';
import { withoutReference, referenceOf } from '../../source/references/references.ts';
import { isObject } from '../../json/member.ts';

/**
 * The references of required headers. The library prints every reference to a header as required, and reads `required`
 * only in inline headers (OpenAPI 3.1, Header Object: false by default).
 */
export function requiredHeaders(headers: ReadonlyMap<string, Json>): ReadonlySet<string> {
  const isRequired = (header: Json | undefined, steps = headers.size): boolean => {
    const reference = referenceOf(header);
    if (reference === undefined) return isObject(header) && header['required'] === true;
    return steps > 0 && isRequired(headers.get(reference), steps - 1);
  };
  return new Set([...headers].flatMap(([reference, header]) => (isRequired(header) ? [reference] : [])));
}

/** Inlines optional headers that an object refers to. */
export function loosenHeaders({ headers }: JsonObject, required: ReadonlySet<string>): void {
  if (!isObject(headers)) return;
  for (const [name, header] of Object.entries(headers)) {
    const reference = referenceOf(header);
    if (!isObject(header) || reference === undefined || required.has(reference)) continue;
    headers[name] = { ...withoutReference(header), required: false, schema: { $ref: reference } };
  }
}
