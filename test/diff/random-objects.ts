import fastCheck from 'fast-check';
import type { Json, JsonObject } from '../../generators/json/json.ts';

const name = fastCheck.constantFrom('a', 'b', 'ab');
const member = fastCheck.constantFrom<Json>(
  {},
  true,
  { type: 'boolean' },
  { type: 'integer' },
  { const: 1 },
  { readOnly: true },
  { type: 'integer', writeOnly: true },
);
const others = fastCheck.constantFrom<Json>(true, false, { type: 'boolean' }, { type: 'integer' });

/** The keywords that say together which members an object has. */
const rules = {
  properties: fastCheck.dictionary(name, member, { maxKeys: 3, noNullPrototype: true }),
  required: fastCheck.uniqueArray(name, { maxLength: 2 }),
  patternProperties: fastCheck.dictionary(fastCheck.constantFrom('^a', 'b', 'c'), others, {
    maxKeys: 2,
    noNullPrototype: true,
  }),
  additionalProperties: others,
};

const part = fastCheck.record(rules, { requiredKeys: [] });
const anyObject = fastCheck.oneof(
  { weight: 3, arbitrary: part },
  { weight: 1, arbitrary: fastCheck.tuple(part, part).map(([one, other]) => ({ ...one, allOf: [other] })) },
);

/** Objects, and what became of them: often only one of their keywords. */
export const editedObjects: fastCheck.Arbitrary<readonly [before: JsonObject, after: JsonObject]> = fastCheck
  .tuple(anyObject, anyObject, fastCheck.constantFrom(...Object.keys(rules), 'all', 'less'))
  .map(([before, other, edit]): readonly [JsonObject, JsonObject] => {
    const typed = { type: 'object', ...before } as JsonObject;
    if (edit === 'all') return [typed, { type: 'object', ...other } as JsonObject];
    const rest = Object.fromEntries(Object.entries(typed).filter(([keyword]) => keyword !== edit));
    const added = Object.entries(other).find(([keyword]) => keyword === edit)?.[1];
    return [typed, added === undefined ? rest : ({ ...typed, [edit]: added } as JsonObject)];
  });

/** All objects of at most two members, with values of each kind. */
export const objects: readonly JsonObject[] = (() => {
  const single = ['a', 'b', 'ab', 'c', 'd'].flatMap((each) =>
    [1, 2, true, 'x'].map((value) => [each, value] as const),
  );
  const pairs = single.flatMap((one) => single.map((other) => Object.fromEntries([one, other])));
  return [{}, ...pairs];
})();

/** Its parts, and those that apply together with it. */
function partsOf(schema: JsonObject): readonly JsonObject[] {
  const inner = (schema['allOf'] ?? []) as readonly JsonObject[];
  return [schema, ...inner];
}

/** Names of members that are not sent in a direction. */
export function unsent(schema: JsonObject, mark: 'readOnly' | 'writeOnly'): ReadonlySet<string> {
  return new Set(
    partsOf(schema).flatMap((each) =>
      Object.entries((each['properties'] ?? {}) as Record<string, Json>).flatMap(([key, described]) =>
        typeof described === 'object' && described !== null && mark in described ? [key] : [],
      ),
    ),
  );
}

/** The schema without what it requires of members that are not sent. */
export function asSent(schema: JsonObject, gone: ReadonlySet<string>): JsonObject {
  const required = ((schema['required'] ?? []) as readonly string[]).filter((each) => !gone.has(each));
  const inner = (schema['allOf'] ?? []) as readonly JsonObject[];
  return {
    ...schema,
    required,
    ...(inner.length > 0 ? { allOf: inner.map((each) => asSent(each, gone)) } : {}),
  };
}

/** Whether requests are read as having the members that are described, and no others. */
export function describesAll(schema: JsonObject): boolean {
  const parts = partsOf(schema);
  const isOpen = parts.some((each) => 'additionalProperties' in each || 'patternProperties' in each);
  return !isOpen && parts.some((each) => Object.keys((each['properties'] ?? {}) as object).length > 0);
}

/** Whether an object has only members that `properties` describes. */
export function isDescribed(schema: JsonObject, value: JsonObject): boolean {
  const names = new Set(partsOf(schema).flatMap((each) => Object.keys((each['properties'] ?? {}) as object)));
  return Object.keys(value).every((each) => names.has(each));
}
