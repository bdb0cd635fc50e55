/** Arrays and objects within an item may be nested as deep; deeper ones are refused, as comparing them recurses. */
const DEEPEST_ITEM = 256;

/**
 * The place of the first item that was there before, -1 where all are different, and -2 where an item is nested too
 * deep to tell. Takes time linear in the size of the items, where comparing each with each is quadratic.
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
    if (text === undefined) return -2;
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
