import type { DocumentFacts, Schema } from './facts.ts';
import { arrayAt, isObject, member, objectAt, textAt, without, type Json, type JsonObject } from './json.ts';

type Schemas = Pick<DocumentFacts, 'schemas'>;

/** The name that a schema refers to. */
export function referenceOf(schema: Schema): string | undefined {
  return textAt(schema, '$ref')?.replace('#/components/schemas/', '');
}

/** The schema objects that apply to the same value: a schema, what it refers to, and the parts of its `allOf`. */
export function facetsOf(facts: Schemas, schema: Schema): readonly JsonObject[] {
  if (!isObject(schema)) return [];
  const own = without(schema, ['$ref', 'allOf']);
  const name = referenceOf(schema);
  const target = name === undefined ? [] : facetsOf(facts, facts.schemas.get(name) ?? true);
  return [own, ...target, ...arrayAt(schema, 'allOf').flatMap((part) => facetsOf(facts, part))];
}

/** The first value of a keyword among the facets. */
export function keyword(facets: readonly JsonObject[], name: string): Json | undefined {
  return facets.find((facet) => Object.hasOwn(facet, name))?.[name];
}

/** The types that a value may have; undefined where no facet names any. */
export function typesOf(facets: readonly JsonObject[]): readonly string[] | undefined {
  const type = keyword(facets, 'type');
  if (typeof type === 'string') return [type];
  if (Array.isArray(type)) return type.map(String);
  return keyword(facets, 'properties') === undefined ? undefined : ['object'];
}

/** The described members of an object, by name; what is described twice has to be both. */
export function membersOf(facets: readonly JsonObject[]): ReadonlyMap<string, Schema> {
  const all = facets.flatMap((facet) => Object.entries(objectAt(facet, 'properties')));
  const byName = Map.groupBy(all, ([name]) => name);
  return new Map(
    [...byName].map(([name, [first, ...others]]): [string, Schema] => [
      name,
      first === undefined || others.length > 0
        ? { allOf: (byName.get(name) ?? []).map(([, schema]) => schema) }
        : first[1],
    ]),
  );
}

export function requiredOf(facets: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(facets.flatMap((facet) => arrayAt(facet, 'required').map(String)));
}

/** The schemas between which `anyOf` or `oneOf` leave a choice. */
export function alternativesOf(facets: readonly JsonObject[]): readonly Schema[] {
  return facets.flatMap((facet) => [...arrayAt(facet, 'anyOf'), ...arrayAt(facet, 'oneOf')]);
}

/** The closed set of values: of `enum` or `const`. */
export function valueSetOf(facets: readonly JsonObject[]): readonly Json[] | undefined {
  const constant = keyword(facets, 'const');
  if (constant !== undefined) return [constant];
  const values = keyword(facets, 'enum');
  return Array.isArray(values) ? values : undefined;
}

/** All values that a schema names, whether others are allowed or not. */
export function knownValuesOf(facts: Schemas, schema: Schema): readonly Json[] {
  const facets = facetsOf(facts, schema);
  return [
    ...new Set([
      ...(valueSetOf(facets) ?? []),
      ...alternativesOf(facets).flatMap((each) => knownValuesOf(facts, each)),
    ]),
  ];
}

/** What a schema says of members that it does not describe: a schema, `false`, or undefined where it says nothing. */
export function extraOf(facets: readonly JsonObject[]): Schema | undefined {
  return keyword(facets, 'additionalProperties');
}

export function numberAt(facets: readonly JsonObject[], name: string): number | undefined {
  const value = keyword(facets, name);
  return typeof value === 'number' ? value : undefined;
}

/** Whether a value of this schema may be raw bytes: it is, or one of its alternatives is. */
export function mayBeBytes(facts: Schemas, schema: Schema): boolean {
  const alternatives = alternativesOf(facetsOf(facts, schema));
  return isBytes(facts, schema) || alternatives.some((each) => mayBeBytes(facts, each));
}

/** Whether a value of this schema is raw bytes in bodies that can carry them (OpenAPI 3.1, Binary Data). */
export function isBytes(facts: Schemas, schema: Schema): boolean {
  const facets = facetsOf(facts, schema);
  const mediaType = keyword(facets, 'contentMediaType');
  return mediaType !== undefined && member(facets[0], 'contentEncoding') === undefined;
}
