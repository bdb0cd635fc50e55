import type { Schema } from '../../model/model.ts';
import { isSchema, keywordOf, type FindSchema } from '../../schema/schema.ts';
import { isObject } from '../../json/member.ts';
import { copyValue } from '../../json/copy-value.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { componentReference } from '../../source/normalize/bundle/reference.ts';
import { sections } from '../../source/document/structure.ts';
import { listedValues } from '../types/listed-values.ts';
import { openBasesOf, plainBases, type OpenBase } from '../types/open-values.ts';
import { circularSchemas, cutCycles } from './cut-cycles.ts';
import { loosenHeaders, requiredHeaders } from './loosen-headers.ts';
import { dropExtensions, repair } from './repairs.ts';

/** Keywords whose values are maps, in which a name such as `default` is not a keyword. */
const mapKeywords: ReadonlySet<string> = new Set([
  'content',
  'dependentSchemas',
  'headers',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'webhooks',
]);

/** Keywords whose values have no keywords in them and must not be changed. */
const dataKeywords: ReadonlySet<string> = new Set(['const', 'discriminator', 'enum', 'required', 'type']);

const openMark = Symbol('open');

/** The type of a node that was marked as open, such as the second one of `anyOf: [{ enum: [a] }, { type: string }]`. */
export function openBaseOf(node: object): OpenBase | undefined {
  if (!Object.hasOwn(node, openMark) || !('type' in node)) return undefined;
  if (node.type === 'string') return 'string';
  return node.type === 'number' || node.type === 'integer' ? 'number' : undefined;
}

/**
 * A copy of a document that the library prints correctly:
 * - no text of a comment looks like a tag;
 * - the types that `openBasesOf` returns are marked as open;
 * - circular schemas are cut;
 * - `required` is removed if the library would print it for a type that may be null;
 * - optional headers are inlined;
 * - members that the library does not read, or fails for, are removed.
 */
export function prepareDocument(original: JsonObject): JsonObject {
  const document = copyValue(original) as JsonObject;
  const schemas = schemasOf(original);
  const find: FindSchema = (reference) => schemas.get(reference) ?? true;
  const findListed = listedValues([...schemas].map(([ref, schema]) => ({ ref, schema })));
  const required = requiredHeaders(named(original, 'header'));
  const circular = circularSchemas(schemas);
  for (const [reference, schema] of schemasOf(document))
    if (circular.has(reference)) cutCycles(schema, circular);
  const open: { readonly node: JsonObject | Json[]; readonly isMap: boolean }[] = [
    { node: document, isMap: false },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, isMap } = next;
    if (!Array.isArray(node) && !isMap) {
      markOpenTypes(node, findListed);
      relaxRequired(node, find);
      // The headers and responses of the components themselves are named.
      if (node !== document['components']) {
        loosenHeaders(node, required);
        dropExtensions(node);
      }
      for (const keyword of Object.keys(node)) repair(node, keyword);
    }
    for (const [name, value] of Object.entries(node)) {
      if (typeof value !== 'object' || value === null || (!isMap && dataKeywords.has(name))) continue;
      open.push({ node: value, isMap: !isMap && !Array.isArray(node) && mapKeywords.has(name) });
    }
  }
  return document;
}

function markOpenTypes(node: JsonObject, find: FindSchema): void {
  const alternatives = [...(keywordOf(node, 'anyOf') ?? []), ...(keywordOf(node, 'oneOf') ?? [])];
  if (alternatives.length === 0) return;
  const open = openBasesOf(alternatives.flatMap(plainBases), alternatives, find);
  for (const alternative of alternatives) {
    if (isObject(alternative) && plainBases(alternative).some((base) => open.has(base))) {
      Object.defineProperty(alternative, openMark, { value: true, enumerable: true });
    }
  }
}

/**
 * The library prints `required` with `allOf` as `WithRequired<A, 'name'>`, which does not compile if `A` may be null.
 */
function relaxRequired(node: JsonObject, find: FindSchema): void {
  const parts = keywordOf(node, 'allOf');
  if (parts === undefined || keywordOf(node, 'required') === undefined) return;
  if (!arePlainObjects(parts, find)) delete node['required'];
}

/** Maximum depth of nested compositions that are examined. */
const DEEPEST = 8;

/** Whether schemas state that their values are objects, directly or by references. */
function arePlainObjects(schemas: readonly Schema[], find: FindSchema): boolean {
  const targetOf = (schema: Schema): Schema => {
    const reference = keywordOf(schema, '$ref');
    return reference === undefined ? schema : find(reference);
  };
  let open = new Set(schemas.map(targetOf));
  for (let depth = 0; open.size > 0; depth += 1) {
    if (depth > DEEPEST) return false;
    const parts = new Set<Schema>();
    for (const target of open) {
      const types = keywordOf(target, 'type');
      const composed = keywordOf(target, 'allOf');
      if (types?.some((type) => type !== 'object') === true) return false;
      if (types !== undefined) continue;
      if (composed === undefined && keywordOf(target, 'properties') === undefined) return false;
      for (const part of composed ?? []) parts.add(targetOf(part));
    }
    open = parts;
  }
  return true;
}

/** The named schemas by their references. */
function schemasOf(document: JsonObject): ReadonlyMap<string, Schema> {
  return new Map(
    [...named(document, 'schema')].flatMap(([reference, node]) =>
      isSchema(node) ? [[reference, node]] : [],
    ),
  );
}

/** Components of a kind by their references. */
function named({ components }: JsonObject, kind: 'schema' | 'header'): ReadonlyMap<string, Json> {
  const section = isObject(components) ? components[sections[kind]] : undefined;
  const entries = isObject(section) ? Object.entries(section) : [];
  return new Map(entries.map(([name, node]) => [componentReference(kind, name), node]));
}
