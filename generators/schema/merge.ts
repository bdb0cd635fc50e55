import { setMember } from '../json/member.ts';
import type { JsonObject } from '../json/json.ts';
import type { JsonType } from '../keywords/keywords.ts';
import { query } from '../incremental/query.ts';
import { schemaAt, type SchemaSource } from './named.ts';
import { keywordOf, type Schema } from './schema.ts';
import { declaredTypes, impliedTypes } from './types.ts';

/** A schema with its references and `allOf` merged: all of its keywords for one value, in one place. */
export interface MergedSchema {
  /** The reference to a named schema, if the schema adds only annotations to it. */
  readonly reference: string | undefined;
  /** The types that every `type` allows; without any `type`, those to which the keywords apply. Empty: unknown. */
  readonly types: readonly JsonType[];
  /** Whether there is no `type`, so that values of types other than `types` are valid too. */
  readonly isImplied: boolean;
  /** The schema's own keywords; where it has none, those of its references and `allOf`. */
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Lists of alternatives (`oneOf`, `anyOf`), all of which apply. */
  readonly choices: readonly { readonly keyword: 'oneOf' | 'anyOf'; readonly schemas: readonly Schema[] }[];
}

/**
 * The schemas that apply together with a schema: itself, the targets of its references, and the members of its `allOf`,
 * each once. Outer schemas come before inner ones, references before `allOf` (JSON Schema 2020-12 Core, sections
 * 8.2.3.1 and 10.2.1.1).
 */
export function* conjuncts(source: SchemaSource, root: Schema): Generator<Schema> {
  const entered = new Set<Schema>();
  const open: Schema[] = [root];
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (entered.has(schema)) continue;
    entered.add(schema);
    yield schema;
    for (const part of keywordOf(schema, 'allOf')?.toReversed() ?? []) open.push(part);
    const reference = keywordOf(schema, '$ref');
    if (reference !== undefined) open.push(schemaAt(source, reference).schema);
  }
}

/** A schema, the target of its reference, and so on. */
export function* followReferences(source: SchemaSource, schema: Schema): Generator<Schema> {
  const entered = new Set([schema]);
  for (const each of entered) {
    yield each;
    const reference = keywordOf(each, '$ref');
    if (reference !== undefined) entered.add(schemaAt(source, reference).schema);
  }
}

/** Merges references and `allOf`. A recursive schema is entered once. */
export function mergeSchema(source: SchemaSource, schema: Schema): MergedSchema {
  return typeof schema === 'boolean' ? merge(source, schema) : mergeObject(source, schema);
}

const mergeObject = query<SchemaSource, JsonObject, MergedSchema>(merge);

/** Keywords whose values are joined. Of all others, the first value counts. */
const joined: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'required',
  'type',
]);

function merge(source: SchemaSource, root: Schema): MergedSchema {
  const keywords: JsonObject = Object.create(null);
  const properties = new Map<string, Schema>();
  const required = new Set<string>();
  const choices: { keyword: 'oneOf' | 'anyOf'; schemas: readonly Schema[] }[] = [];
  const implied = new Set<JsonType>();
  let declared: readonly JsonType[] | undefined;
  for (const schema of conjuncts(source, root)) {
    if (typeof schema === 'boolean') continue;
    for (const [keyword, value] of Object.entries(schema))
      if (!joined.has(keyword) && !Object.hasOwn(keywords, keyword)) setMember(keywords, keyword, value);
    const own = declaredTypes(schema);
    if (own !== undefined) declared = declared === undefined ? own : narrowed(declared, own);
    for (const type of impliedTypes(schema)) implied.add(type);
    for (const [name, property] of Object.entries(keywordOf(schema, 'properties') ?? {})) {
      const earlier = properties.get(name);
      properties.set(name, earlier === undefined ? property : { allOf: [earlier, property] });
    }
    for (const name of keywordOf(schema, 'required') ?? []) required.add(name);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const schemas = keywordOf(schema, keyword) ?? [];
      if (schemas.length > 0) choices.push({ keyword, schemas });
    }
  }
  return {
    reference: referenceOf(root),
    types: declared ?? [...implied],
    isImplied: declared === undefined,
    keywords,
    properties,
    required,
    choices,
  };
}

/**
 * The reference that a schema consists of; also one in an `allOf` with a single part, which 3.0 needs next to
 * annotations.
 */
export function referenceOf(schema: Schema): string | undefined {
  const own = keywordOf(schema, '$ref');
  if (own !== undefined) return own;
  const [part, other] = keywordOf(schema, 'allOf') ?? [];
  const isOnly = part !== undefined && other === undefined && keywordOf(schema, 'properties') === undefined;
  return isOnly ? keywordOf(part, '$ref') : undefined;
}

/** The types that are in both lists. If there are none, the first list: it is unknown what is meant. */
function narrowed(left: readonly JsonType[], right: readonly JsonType[]): readonly JsonType[] {
  const both = new Set<JsonType>([
    ...left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number'))),
    ...right.filter((type) => type === 'integer' && left.includes('number')),
  ]);
  return both.size > 0 ? [...both] : left;
}
