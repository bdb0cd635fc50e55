import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import type { Json, JsonObject } from '../../../json/json.ts';
import { referencesIn, type References } from '../../references/references.ts';
import { isObject, listOf, memberOf } from '../../../json/member.ts';

/**
 * Schemas whose values would have to contain further values of the same schema without end, so that no value is valid:
 * a required property that refers to its own object, a list of at least one such list. One finding for each circle.
 */
export const lintInfiniteValues: Rule = function* ({ root, nodes, places }) {
  const schemas = nodes.filter(({ shape }) => shape === 'schema').map(({ value }) => value);
  const reasons = infinite(schemas, referencesIn(root));
  const passed = new Set<JsonObject>();
  for (const start of reasons.keys()) {
    const chain = new Set<JsonObject>();
    let schema: JsonObject | undefined = start;
    while (schema !== undefined && !passed.has(schema)) {
      passed.add(schema);
      chain.add(schema);
      schema = reasons.get(schema);
    }
    if (schema !== undefined && chain.has(schema))
      yield finding('lint/infinite-value', {}, places.of(schema));
  }
};

/**
 * The schemas without a finite value in the order of the document, each with a schema inside it that has none either: all
 * that remain when those with a finite value, step by step, are taken away.
 */
function infinite(
  schemas: readonly JsonObject[],
  references: References,
): ReadonlyMap<JsonObject, JsonObject> {
  const remaining = new Set(schemas);
  const waiting = new Map<JsonObject, JsonObject[]>();
  const isInfinite = (schema: Json | undefined): schema is JsonObject =>
    isObject(schema) && remaining.has(schema);
  const open = schemas.toReversed();
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (!remaining.has(schema)) continue;
    const reason = reasonOf(schema, isInfinite, references);
    if (reason === undefined) {
      remaining.delete(schema);
      open.push(...(waiting.get(schema) ?? []));
      continue;
    }
    const list = waiting.get(reason) ?? [];
    waiting.set(reason, list);
    list.push(schema);
  }
  return new Map(
    schemas.flatMap((schema) => {
      const reason = isInfinite(schema) ? reasonOf(schema, isInfinite, references) : undefined;
      return reason === undefined ? [] : [[schema, reason] as const];
    }),
  );
}

/** A schema without a finite value that every value of a schema has to meet or contain; undefined for none. */
function reasonOf(
  schema: JsonObject,
  isInfinite: (schema: Json | undefined) => schema is JsonObject,
  references: References,
): JsonObject | undefined {
  const { $ref: reference, allOf, anyOf, oneOf } = schema;
  const target = typeof reference === 'string' ? references.follow(schema) : undefined;
  for (const part of [target, ...listOf(allOf)]) if (isInfinite(part)) return part;
  for (const alternatives of [listOf(anyOf), listOf(oneOf)]) {
    const [first] = alternatives;
    if (isInfinite(first) && alternatives.every(isInfinite)) return first;
  }
  const { type } = schema;
  const types = typeof type === 'string' ? [type] : listOf(type);
  const reasons = types.map((each) => reasonIn(schema, each, isInfinite));
  return reasons.includes(undefined) ? undefined : reasons[0];
}

/** The same for the values of one type. */
function reasonIn(
  schema: JsonObject,
  type: Json,
  isInfinite: (schema: Json | undefined) => schema is JsonObject,
): JsonObject | undefined {
  if (type === 'object')
    return listOf(schema['required'])
      .map((name) => memberOf(schema['properties'], String(name)))
      .find(isInfinite);
  if (type !== 'array' || Number(schema['minItems'] ?? 0) < 1) return undefined;
  const [first = schema['items']] = listOf(schema['prefixItems']);
  return isInfinite(first) ? first : undefined;
}
