import type { Schema } from '../../generators/model/model.ts';
import { isSchema } from '../../generators/schema/schema.ts';
import { isObject } from '../../generators/json/member.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { model } from './document.ts';
import { schemaAt } from '../../generators/schema/named.ts';

/** A field of an object schema: the schemas that describe it, and whether every such object has it. */
export interface Field {
  readonly schemas: readonly Schema[];
  readonly required: boolean;
}

const CONJUNCTS = ['allOf'] as const;
const ALTERNATIVES = ['anyOf', 'oneOf'] as const;

/** The schema and all that it combines in place: what it refers to, its conjuncts, its alternatives. */
export function partsOf(schemas: readonly Schema[]): readonly JsonObject[] {
  return combined(schemas, [...CONJUNCTS, ...ALTERNATIVES]);
}

/** The schema and what always holds beside it: what it refers to and its conjuncts, without alternatives. */
export function certainPartsOf(schemas: readonly Schema[]): readonly JsonObject[] {
  return combined(schemas, CONJUNCTS);
}

/** All values of a keyword in the parts. */
export function valuesOf(parts: readonly JsonObject[], keyword: string): readonly Json[] {
  return parts.flatMap((part) => (part[keyword] === undefined ? [] : [part[keyword]]));
}

/** Types that the parts name, together. */
export function typesOf(parts: readonly JsonObject[]): ReadonlySet<Json> {
  return new Set(valuesOf(parts, 'type').flat());
}

/** The field at a path such as `actions[].file_path`, `[]` or `not.labels`; undefined where nothing describes it. */
export function fieldAt(schemas: readonly Schema[], path: string): Field | undefined {
  let field: Field = { schemas, required: false };
  for (const step of path.split(/\.|(?=\[\])/).filter((part) => part !== '')) {
    const next = step === '[]' ? itemsOf(field.schemas) : memberOf(field.schemas, step);
    if (next === undefined) return undefined;
    field = next;
  }
  return field;
}

/** Names of the members that the schemas describe. */
export function memberNames(schemas: readonly Schema[]): readonly string[] {
  const properties = valuesOf(partsOf(schemas), 'properties').filter(isObject);
  return [...new Set(properties.flatMap(Object.keys))];
}

/** Paths of all fields below, down to those that repeat a schema above them. */
export function fieldPaths(
  schemas: readonly Schema[],
  above: ReadonlySet<JsonObject> = new Set(),
): readonly string[] {
  const parts = partsOf(schemas);
  if (parts.some((part) => above.has(part))) return [];
  const here = new Set([...above, ...parts]);
  const below = (path: string, field: Field | undefined): readonly string[] =>
    field === undefined ? [] : [path, ...fieldPaths(field.schemas, here).map((rest) => joinPath(path, rest))];
  return [
    ...memberNames(schemas).flatMap((name) => below(name, memberOf(schemas, name))),
    ...below('[]', itemsOf(schemas)),
  ];
}

function joinPath(path: string, rest: string): string {
  return rest.startsWith('[]') ? path + rest : `${path}.${rest}`;
}

function combined(schemas: readonly Schema[], keywords: readonly string[]): readonly JsonObject[] {
  const parts = new Set<JsonObject>();
  const open = [...schemas];
  for (let schema = open.shift(); schema !== undefined; schema = open.shift()) {
    if (typeof schema === 'boolean' || parts.has(schema)) continue;
    parts.add(schema);
    if (typeof schema['$ref'] === 'string') open.push(schemaAt(model, schema['$ref']).schema);
    open.push(...keywords.flatMap((keyword) => listedSchemas(schema[keyword])));
  }
  return [...parts];
}

function memberOf(schemas: readonly Schema[], name: string): Field | undefined {
  const found = valuesOf(partsOf(schemas), 'properties').flatMap((properties) => {
    const schema = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    return isSchema(schema) ? [schema] : [];
  });
  return found.length === 0 ? undefined : { schemas: found, required: requires(schemas, name) };
}

/** Whether the schemas want the member in every case: outright, or in each of their alternatives. */
function requires(schemas: readonly Schema[], name: string): boolean {
  return certainPartsOf(schemas).some((part) => {
    if (Array.isArray(part['required']) && part['required'].includes(name)) return true;
    return ALTERNATIVES.map((keyword) => listedSchemas(part[keyword])).some(
      (alternatives) =>
        alternatives.length > 0 && alternatives.every((alternative) => requires([alternative], name)),
    );
  });
}

function itemsOf(schemas: readonly Schema[]): Field | undefined {
  const found = valuesOf(partsOf(schemas), 'items').filter(isSchema);
  return found.length === 0 ? undefined : { schemas: found, required: false };
}

function listedSchemas(value: Json | undefined): readonly Schema[] {
  return Array.isArray(value) ? value.filter(isSchema) : [];
}
