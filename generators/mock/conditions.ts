import type { Json, JsonObject } from '../source/document.ts';
import { readExtension } from '../vocabulary/vocabulary.ts';

/**
 * Whether a response belongs to a request: its `x-requires` lists parameters and members with their values,
 * `dry_run=true`. Undefined where it lists none; conditions in prose cannot be decided.
 * @param given parameters and members of the request by name
 */
export function isAskedFor(
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
