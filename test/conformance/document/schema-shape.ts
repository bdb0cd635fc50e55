import type { DocumentFacts, Schema } from './facts.ts';
import { arrayAt, isObject, member, objectAt, without, type JsonObject } from './json.ts';
import { isBytes, mayBeBytes, referenceOf, typesOf, valueSetOf } from './schema.ts';
import { intersection, list, object, union, type Member } from './shape.ts';

/** The type that a schema describes, as a shape. In bodies that carry files, those are bytes. */
export function shapeOfSchema(facts: DocumentFacts, schema: Schema, hasFiles = false): string {
  if (!isObject(schema)) return 'unknown';
  const reference = referenceOf(schema);
  if (reference !== undefined) {
    const target = facts.schemas.get(reference) ?? true;
    return hasFiles && mayBeBytes(facts, schema) ? shapeOfSchema(facts, target, true) : reference;
  }
  const inner = (each: Schema): string => shapeOfSchema(facts, each, hasFiles);
  const own = without(schema, ['allOf', 'anyOf', 'oneOf']);
  const choices = [...arrayAt(schema, 'anyOf'), ...arrayAt(schema, 'oneOf')];
  const parts = [
    ...arrayAt(schema, 'allOf').map(inner),
    ...(choices.length === 0 ? [] : [union(choices.map((each) => inner(describedBy(own, each))))]),
  ];
  const ownShape = shapeOfOwn(facts, own, hasFiles);
  return intersection(parts.length > 0 && ownShape === 'unknown' ? parts : [...parts, ownShape]);
}

/** An alternative, with the schemas of the members that it requires and that stand beside the alternatives. */
function describedBy(outer: JsonObject, alternative: Schema): Schema {
  if (!isObject(alternative)) return alternative;
  const [own, beside] = [objectAt(alternative, 'properties'), objectAt(outer, 'properties')];
  const names = arrayAt(alternative, 'required').map(String);
  const missing = names.filter((name) => !Object.hasOwn(own, name) && Object.hasOwn(beside, name));
  if (missing.length === 0) return alternative;
  const found = missing.map((name) => [name, beside[name] ?? true] as const);
  return { ...alternative, properties: { ...own, ...Object.fromEntries(found) } };
}

function shapeOfOwn(facts: DocumentFacts, schema: JsonObject, hasFiles: boolean): string {
  const values = valueSetOf([schema]);
  if (values !== undefined) return union(values.map((value) => JSON.stringify(value)));
  const types = typesOf([schema]) ?? (Object.hasOwn(schema, 'required') ? ['object'] : undefined);
  if (types === undefined) return 'unknown';
  return union(
    types.map((type) => {
      if (type === 'object') return shapeOfObject(facts, schema, hasFiles);
      if (type === 'array') return list(shapeOfSchema(facts, schema['items'] ?? true, hasFiles));
      if (type === 'string' && hasFiles && isBytes(facts, schema)) return 'http.Bytes';
      return type === 'integer' ? 'number' : type;
    }),
  );
}

function shapeOfObject(facts: DocumentFacts, schema: JsonObject, hasFiles: boolean): string {
  const properties = objectAt(schema, 'properties');
  const required = new Set(arrayAt(schema, 'required').map(String));
  const names = new Set([...Object.keys(properties), ...required]);
  const described = [...names].map((name) => ({
    name,
    isOptional: !required.has(name),
    shape: shapeOfSchema(facts, properties[name] ?? true, hasFiles),
  }));
  return object([...described, ...othersOf(facts, schema, { hasFiles, isDescribed: names.size > 0 })]);
}

/** What holds for all other names has to hold for described ones too in TypeScript, so that beside those it is anything. */
function othersOf(
  facts: DocumentFacts,
  schema: JsonObject,
  { hasFiles, isDescribed }: { readonly hasFiles: boolean; readonly isDescribed: boolean },
): readonly Member[] {
  const extra = member(schema, 'additionalProperties');
  if (extra === false || (isDescribed && extra === undefined)) return [];
  const shape = isDescribed ? 'unknown' : shapeOfSchema(facts, extra ?? true, hasFiles);
  return [{ name: undefined, isOptional: false, shape }];
}
