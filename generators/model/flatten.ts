import { isSchema } from './schema-walk.ts';
import type { ApiModel, NamedSchema, Schema } from './model.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';

/** A schema with its references and `allOf` merged: everything it says about one value, in one place. */
export interface FlatSchema {
  /** The named schema that this is, with nothing added but words. */
  readonly named: NamedSchema | undefined;
  readonly types: readonly string[];
  /** Own keywords, those of references and `allOf` parts where the schema itself has none. */
  readonly keywords: JsonObject;
  readonly properties: ReadonlyMap<string, Schema>;
  readonly required: ReadonlySet<string>;
  /** Lists of alternatives (`oneOf`, `anyOf`), each of which holds. */
  readonly choices: readonly { readonly keyword: 'oneOf' | 'anyOf'; readonly schemas: readonly Schema[] }[];
}

/** A schema belongs to one model and does not change, and pages ask for the same ones again and again. */
const flattened = new WeakMap<JsonObject, FlatSchema>();

/** Follows references and `allOf`; a schema that is part of itself is entered once. */
export function flatten(model: ApiModel, schema: Schema): FlatSchema {
  if (typeof schema === 'boolean') return merge(model, schema);
  const known = flattened.get(schema) ?? merge(model, schema);
  flattened.set(schema, known);
  return known;
}

function merge(model: ApiModel, root: Schema): FlatSchema {
  const keywords: JsonObject = Object.create(null);
  const properties = new Map<string, Schema>();
  const required = new Set<string>();
  const choices: { keyword: 'oneOf' | 'anyOf'; schemas: readonly Schema[] }[] = [];
  const entered = new Set<Schema>();
  let types: readonly string[] | undefined;
  const open: Schema[] = [root];
  for (let schema = open.shift(); schema !== undefined; schema = open.shift()) {
    if (typeof schema === 'boolean' || entered.has(schema)) continue;
    entered.add(schema);
    for (const [keyword, value] of Object.entries(schema)) {
      if (!MERGED.has(keyword) && !Object.hasOwn(keywords, keyword)) keywords[keyword] = value;
    }
    const own = typesOf(schema);
    if (own !== undefined) types = types === undefined ? own : narrowed(types, own);
    if (isObject(schema['properties'])) {
      for (const [name, property] of Object.entries(schema['properties'])) {
        if (!isSchema(property)) continue;
        const known = properties.get(name);
        properties.set(name, known === undefined ? property : { allOf: [known, property] });
      }
    }
    for (const name of [schema['required'] ?? []].flat()) if (typeof name === 'string') required.add(name);
    for (const keyword of ['oneOf', 'anyOf'] as const) {
      const schemas = [schema[keyword] ?? []].flat().filter(isSchema);
      if (schemas.length > 0) choices.push({ keyword, schemas });
    }
    const parts = [schema['allOf'] ?? []].flat().filter(isSchema);
    const reference = schema['$ref'];
    if (typeof reference === 'string') {
      open.unshift(model.schema(reference).schema, ...parts);
    } else open.unshift(...parts);
  }
  return { named: nameOf(model, root), types: types ?? [], keywords, properties, required, choices };
}

/** The named schema that a reference leads to, also through an `allOf` of one part, which 3.0 needed for that. */
function nameOf(model: ApiModel, schema: Schema): NamedSchema | undefined {
  if (typeof schema === 'boolean') return undefined;
  if (typeof schema['$ref'] === 'string') return model.schema(schema['$ref']);
  const [part, other] = [schema['allOf'] ?? []].flat();
  const isOnly = isObject(part) && other === undefined && !Object.hasOwn(schema, 'properties');
  return isOnly && typeof part['$ref'] === 'string' ? model.schema(part['$ref']) : undefined;
}

const MERGED: ReadonlySet<string> = new Set([
  '$ref',
  'allOf',
  'anyOf',
  'oneOf',
  'properties',
  'required',
  'type',
]);

/** Types that a schema names or shows by its constants or structure; undefined where it says nothing. */
function typesOf(schema: JsonObject): readonly string[] | undefined {
  const types = [schema['type'] ?? []].flat().filter((type): type is string => typeof type === 'string');
  if (types.length > 0) return types;
  const constants = constantsOf(schema);
  if (constants !== undefined) return [...new Set(constants.map(typeOf))];
  if (isObject(schema['properties']) || isObject(schema['additionalProperties'])) return ['object'];
  return isSchema(schema['items']) ? ['array'] : undefined;
}

/** Values of `const` or `enum`; undefined where the schema has neither. */
export function constantsOf(schema: JsonObject): readonly Json[] | undefined {
  if (Object.hasOwn(schema, 'const')) return [schema['const'] ?? null];
  return Array.isArray(schema['enum']) ? schema['enum'] : undefined;
}

export function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function narrowed(left: readonly string[], right: readonly string[]): readonly string[] {
  const both = left.filter((type) => right.includes(type));
  return both.length > 0 ? both : left;
}
