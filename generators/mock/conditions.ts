import type { Json, JsonObject } from '../json/json.ts';
import { readExtension } from '../vocabulary/vocabulary.ts';

/**
 * Whether a request meets the conditions of a response: `x-requires` lists parameters and members with their values,
 * such as `dry_run=true`. Undefined if it lists none; conditions in prose are ignored.
 * @param given parameters and members of the request by name
 */
export function meetsConditions(
  extensions: Readonly<Record<string, Json>>,
  given: JsonObject,
): boolean | undefined {
  const conditions = (readExtension(extensions, 'x-requires') ?? []).flatMap((text) => {
    const [, name, value] = /^([^\s=]+)=(\S*)$/.exec(text) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
  if (conditions.length === 0) return undefined;
  return conditions.every(({ name, value }) => Object.hasOwn(given, name) && String(given[name]) === value);
}
