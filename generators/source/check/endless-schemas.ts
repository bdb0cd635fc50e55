import { finding } from '../../diagnostics/catalog.ts';
import type { Json, JsonObject } from '../document.ts';
import { isObject, memberOf } from '../member.ts';
import { parsePointer } from '../pointer.ts';
import type { Rule } from './rule.ts';

const single = ['not', 'if', 'then', 'else'] as const;
const several = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * A schema that applies itself to the same value never ends (JSON Schema 2020-12 Core, section 9.4.1). Depth-first
 * search over the named schemas, with an edge for each reference that applies to the same value.
 */
export const checkEndlessSchemas: Rule = function* ({ root, places }) {
  const schemas = memberOf(memberOf(root, 'components'), 'schemas');
  if (!isObject(schemas)) return;
  const state = new Map<string, 'open' | 'done'>();
  for (const start of Object.keys(schemas)) {
    if (state.has(start)) continue;
    state.set(start, 'open');
    const stack = [{ name: start, next: namesApplied(schemas[start]) }];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const name = top.next.pop();
      if (name === undefined) {
        state.set(top.name, 'done');
        stack.pop();
      } else if (state.get(name) === 'open') {
        yield finding('schema/endless', { name }, places.at(schemas, name));
      } else if (!state.has(name)) {
        state.set(name, 'open');
        stack.push({ name, next: namesApplied(schemas[name]) });
      }
    }
  }
};

/** Names of the schemas that apply to each value to which the given schema applies. */
function namesApplied(schema: Json | undefined): string[] {
  const names: string[] = [];
  const open: JsonObject[] = isObject(schema) ? [schema] : [];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const name = referredName(next);
    if (name !== undefined) names.push(name);
    const inner = [
      ...single.map((keyword) => memberOf(next, keyword)),
      ...several.flatMap((keyword) => listOf(memberOf(next, keyword))),
    ];
    open.push(...inner.filter(isObject));
  }
  return names;
}

function referredName(schema: JsonObject): string | undefined {
  const text = memberOf(schema, '$ref');
  return typeof text === 'string' ? parsePointer(decodeURIComponent(text.slice(1)))?.[2] : undefined;
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : [];
}
