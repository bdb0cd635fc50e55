import type { Json, JsonObject } from '../json/json.ts';
import { setMember } from '../json/member.ts';
import { segmentsOf } from '../json/pointer.ts';

/** The value at a pointer; undefined where there is none. */
export function valueAt(root: Json, pointer: string): Json | undefined {
  let value: Json | undefined = root;
  for (const segment of segmentsOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as JsonObject)[segment];
  }
  return value;
}

/** A copy with another value at a pointer; undefined removes the member or item. */
export function replaceAt(root: Json, pointer: string, replacement: Json | undefined): Json | undefined {
  const [, ...rest] = pointer.split('/');
  if (rest.length === 0) return replacement;
  const copy = structuredClone(root);
  const parent = valueAt(copy, pointer.slice(0, pointer.lastIndexOf('/')));
  const name = segmentsOf(pointer).at(-1) ?? '';
  if (Array.isArray(parent))
    parent.splice(Number(name), 1, ...(replacement === undefined ? [] : [replacement]));
  else if (typeof parent === 'object' && parent !== null) {
    if (replacement === undefined) delete parent[name];
    else setMember(parent, name, replacement);
  }
  return copy;
}
