import { setMember } from '../source/member.ts';
import type { JsonObject } from '../source/document.ts';
import type { JsonType } from '../keywords/keywords.ts';
import { schemaAt, type SchemaSource } from './named.ts';
import { keywordOf, type Schema } from './schema.ts';
import { declaredTypes, impliedTypes } from './types.ts';

/** A schema with its references and `allOf` merged: everything it says about one value, in one place. */
export interface MergedSchema {
  /** Reference to the named schema that this is, with nothing added but words. */
  readonly reference: string | undefined;
  /** The types that are left by all that name some; else those that the keywords are about. Empty: nothing is known. */
  readonly types: readonly JsonType[];
  /** Whether nothing names a type, so that values of others than `types` are valid too. */
  readonly isImplied: boolean;
  /** Own keywords, those of references and `allOf` parts where the schema itself has none. */
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Lists of alternatives (`oneOf`, `anyOf`), each of which holds. */
  readonly choices: readonly { readonly keyword: 'oneOf' | 'anyOf'; readonly schemas: readonly Schema[] }[];
}

/**
 * The schemas that hold together with one: itself, those that its references lead to and those of its `allOf`, each once,
 * outer before inner, references before `allOf` (JSON Schema 2020-12 Core, sections 8.2.3.1 and 10.2.1.1).
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

/** A schema, the one that its reference leads to, and so on. */
export function* followReferences(source: SchemaSource, schema: Schema): Generator<Schema> {
  const entered = new Set([schema]);
  for (const each of entered) {
    yield each;
    const reference = keywordOf(each, '$ref');
    if (reference !== undefined) entered.add(schemaAt(source, reference).schema);
  }
}

/** The schemas of a document do not change, and pages ask for the same ones again and again. */
const known = new WeakMap<SchemaSource['schemas'], WeakMap<JsonObject, MergedSchema>>();

/** Follows references and `allOf`; a schema that is part of itself is entered once. */
export function mergeSchema(source: SchemaSource, schema: Schema): MergedSchema {
  if (typeof schema === 'boolean') return merge(source, schema);
  const ofDocument = known.get(source.schemas) ?? new WeakMap<JsonObject, MergedSchema>();
  known.set(source.schemas, ofDocument);
  const merged = ofDocument.get(schema) ?? merge(source, schema);
  ofDocument.set(schema, merged);
  return merged;
}

/** Keywords that are joined; of all others the first one stands. */
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

/** The reference that a schema is, also through an `allOf` of one part, which 3.0 needed for that. */
function referenceOf(schema: Schema): string | undefined {
  const own = keywordOf(schema, '$ref');
  if (own !== undefined) return own;
  const [part, other] = keywordOf(schema, 'allOf') ?? [];
  const isOnly = part !== undefined && other === undefined && keywordOf(schema, 'properties') === undefined;
  return isOnly ? keywordOf(part, '$ref') : undefined;
}

/** The types that both name; the first ones where there are none, as nobody knows what is meant. */
function narrowed(left: readonly JsonType[], right: readonly JsonType[]): readonly JsonType[] {
  const both = new Set<JsonType>([
    ...left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number'))),
    ...right.filter((type) => type === 'integer' && left.includes('number')),
  ]);
  return both.size > 0 ? [...both] : left;
}
