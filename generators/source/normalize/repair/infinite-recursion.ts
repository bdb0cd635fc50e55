import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { parsePointer } from '../../../json/pointer.ts';

const single = ['not', 'if', 'then', 'else'] as const;
const alternatives = ['anyOf', 'oneOf'] as const;

/** A reference that applies a named schema to the same value, and how to remove it. */
interface Applied {
  readonly name: string;
  readonly remove: () => void;
}

/**
 * A schema that applies itself to the same value causes infinite recursion (JSON Schema 2020-12 Core, section 9.4.1). The
 * reference that closes the cycle is removed, together with its alternative if that contains nothing else. Depth-first
 * search over the named schemas, with an edge for each reference that applies to the same value.
 */
export function* cutInfiniteRecursion(root: JsonObject, places: Places): Generator<Finding> {
  const schemas = memberOf(memberOf(root, 'components'), 'schemas');
  if (!isObject(schemas)) return;
  const state = new Map<string, 'open' | 'done'>();
  for (const start of Object.keys(schemas)) {
    if (state.has(start)) continue;
    state.set(start, 'open');
    const stack = [{ name: start, next: appliedBy(schemas[start]) }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const applied = top.next.pop();
      if (applied === undefined) {
        state.set(top.name, 'done');
        stack.pop();
      } else if (state.get(applied.name) === 'open') {
        const { name } = applied;
        yield finding('schema/infinite-recursion', { name }, places.at(schemas, name));
        applied.remove();
      } else if (!state.has(applied.name)) {
        state.set(applied.name, 'open');
        stack.push({ name: applied.name, next: appliedBy(schemas[applied.name]) });
      }
    }
  }
}

/** The names of the schemas that apply to every value of the given schema. */
export function appliedNames(schema: Json): readonly string[] {
  return appliedBy(schema).map(({ name }) => name);
}

/** The references to schemas that apply to every value of the given schema. */
function appliedBy(schema: Json | undefined): Applied[] {
  const applied: Applied[] = [];
  const open: { readonly schema: Json | undefined; readonly remove?: () => void }[] = [{ schema }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { schema: holder, remove } = next;
    if (!isObject(holder)) continue;
    const name = referredName(holder);
    if (name !== undefined) {
      const isOnly = Object.keys(holder).length === 1;
      applied.push({ name, remove: isOnly && remove !== undefined ? remove : () => delete holder['$ref'] });
    }
    for (const keyword of single) open.push({ schema: memberOf(holder, keyword) });
    for (const part of listOf(memberOf(holder, 'allOf'))) open.push({ schema: part });
    for (const part of valuesOf(memberOf(holder, 'dependentSchemas'))) open.push({ schema: part });
    for (const keyword of alternatives) {
      for (const part of listOf(memberOf(holder, keyword)))
        open.push({ schema: part, remove: () => removeAlternative(holder, keyword, part) });
    }
  }
  return applied;
}

/** A value that is valid by this alternative is valid by another one too. */
function removeAlternative(holder: JsonObject, keyword: string, part: Json): void {
  const list = listOf(holder[keyword]);
  const at = list.indexOf(part);
  if (at !== -1) list.splice(at, 1);
  if (list.length === 0) delete holder[keyword];
}

function valuesOf(map: Json | undefined): readonly Json[] {
  return isObject(map) ? Object.values(map) : [];
}

/** The name of the schema to which a schema refers; undefined where it refers to none. */
export function referredName(schema: JsonObject): string | undefined {
  const text = memberOf(schema, '$ref');
  return typeof text === 'string' ? parsePointer(decodeURIComponent(text.slice(1)))?.[2] : undefined;
}
