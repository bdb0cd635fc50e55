import { reachLimit } from './limit.ts';

/** Maximum nesting of arrays and objects within an item; comparing them recurses. */
const DEEPEST_ITEM = 256;

/**
 * The index of the first item that occurred before, or -1 if all are different. Takes time linear in the size of the
 * items; comparing all pairs would be quadratic. If an item is nested too deeply to compare, the whole value is
 * refused.
 */
export function firstDuplicate(items: readonly unknown[]): number {
  const seen = new Set<unknown>();
  const structures = new Set<string>();
  for (const [index, item] of items.entries()) {
    if (typeof item !== 'object' || item === null) {
      if (seen.has(item)) return index;
      seen.add(item);
      continue;
    }
    const text = canonical(item, 0);
    if (text === undefined) {
      reachLimit('depth', DEEPEST_ITEM);
      return -1;
    }
    if (structures.has(text)) return index;
    structures.add(text);
  }
  return -1;
}

/** JSON text with sorted keys: equal values have equal texts (JSON Schema 2020-12 Core, section 4.2.2). */
function canonical(value: unknown, depth: number): string | undefined {
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value === 0 ? 0 : value) ?? 'undefined';
  if (depth === DEEPEST_ITEM) return undefined;
  const isList = Array.isArray(value);
  const parts: string[] = [];
  for (const key of isList ? value.keys() : Object.keys(value).toSorted()) {
    const text = canonical(Reflect.get(value, key), depth + 1);
    if (text === undefined) return undefined;
    parts.push(isList ? text : `${JSON.stringify(key)}:${text}`);
  }
  return isList ? `[${parts.join(',')}]` : `{${parts.join(',')}}`;
}
