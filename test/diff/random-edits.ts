import fastCheck from 'fast-check';
import { keywordNamed } from '../../generators/keywords/keywords.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { isObject } from '../../generators/json/member.ts';
import { anyValue, schemasOf, withoutReferences } from '../check/any-schema.ts';

/** A schema, what became of it, and the schema that references of both lead to. */
export interface Edited {
  readonly before: Json;
  readonly after: Json;
  readonly others: { readonly before: Json; readonly after: Json };
}

interface Edit {
  readonly kind: 'replace' | 'add' | 'remove';
  readonly at: number;
  readonly other: Json;
}

const edit: fastCheck.Arbitrary<Edit> = fastCheck.record({
  kind: fastCheck.constantFrom('replace', 'add', 'remove'),
  at: fastCheck.nat(20),
  other: schemasOf(),
});

/** Random schemas of all keywords, each with one to three random edits, and at times an edit of what it refers to. */
export const editedSchemas: fastCheck.Arbitrary<Edited> = fastCheck
  .record({
    schema: schemasOf(),
    edits: fastCheck.array(edit, { minLength: 1, maxLength: 3 }),
    other: schemasOf(),
    otherEdits: fastCheck.array(edit, { maxLength: 1 }),
  })
  .map(({ schema, edits, other, otherEdits }) => {
    const referenced = withoutReferences(other);
    return {
      before: schema,
      after: edits.reduce(apply, schema),
      others: { before: referenced, after: withoutReferences(otherEdits.reduce(apply, referenced)) },
    };
  });

/** Values to look for what a proof has overlooked. They know nothing of the schemas but the names and scalars of both. */
export const someValues: fastCheck.Arbitrary<readonly Json[]> = fastCheck.array(anyValue, {
  minLength: 30,
  maxLength: 60,
});

/** The schema with one of its schemas changed, counted from the outside. */
function apply(schema: Json, { kind, at, other }: Edit): Json {
  const copy = structuredClone({ schema });
  const places: { readonly container: JsonObject; readonly key: string }[] = [];
  collect(copy, 'schema', places);
  const place = places[at % places.length];
  if (place === undefined) return schema;
  const { container, key } = place;
  const old = container[key] ?? true;
  if (kind === 'replace' || !isObject(old)) container[key] = other;
  else if (kind === 'add') container[key] = { ...old, ...(isObject(other) ? other : {}) };
  else {
    const names = Object.keys(old);
    const gone = names[at % Math.max(1, names.length)];
    container[key] = Object.fromEntries(Object.entries(old).filter(([name]) => name !== gone));
  }
  return copy.schema;
}

/** All schemas below a place, that one included. */
function collect(
  container: JsonObject,
  key: string,
  places: { readonly container: JsonObject; readonly key: string }[],
): void {
  places.push({ container, key });
  const schema = container[key];
  if (!isObject(schema)) return;
  for (const [name, value] of Object.entries(schema)) {
    const holds = keywordNamed(name)?.holds;
    if (holds === 'schema') collect(schema, name, places);
    if ((holds === 'schemasByName' || holds === 'schemas') && typeof value === 'object' && value !== null)
      for (const inner of Object.keys(value)) collect(value as JsonObject, inner, places);
  }
}
