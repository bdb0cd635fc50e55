import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { isNumber } from '../json/numbers.ts';
import { jsonTypes, keywords, type Holding, type JsonType, type KeywordName } from '../keywords/keywords.ts';

/** A JSON Schema 2020-12, as the document contains it. Its place is looked up by the identity of the object. */
export type Schema = boolean | JsonObject;

/** Finds the schema that a reference refers to. */
export type FindSchema = (reference: string) => Schema;

/** Whether a value has the form of a schema. */
export function isSchema(value: Json | undefined): value is Schema {
  return typeof value === 'boolean' || isObject(value);
}

/** The types of the values of keywords, by the names of the table of keywords. */
interface Held {
  schema: Schema;
  schemas: readonly Schema[];
  schemasByName: Readonly<Record<string, Schema>>;
  discriminator: JsonObject;
  xml: JsonObject;
  externalDocs: JsonObject;
  any: Json;
  list: readonly Json[];
  text: string;
  identifier: string;
  anchor: string;
  flag: boolean;
  flagsByName: JsonObject;
  number: number;
  positive: number;
  count: number;
  types: readonly JsonType[];
  names: readonly string[];
  namesByName: Readonly<Record<string, readonly string[]>>;
}

export type KeywordValue<Name extends KeywordName> = Held[(typeof keywords)[Name]['holds']];

/** The same as the document writes it. */
type Written<Name extends KeywordName> =
  KeywordValue<Name> | (number extends KeywordValue<Name> ? bigint : never);

/** The names of the keywords that have a value of a type. */
export type NamesHolding<Value> = {
  [Name in KeywordName]: KeywordValue<Name> extends Value ? Name : never;
}[KeywordName];

/** Reads the value of a keyword, without entries of the wrong type. Undefined if nothing is left. */
const readers: { readonly [Kind in Holding]: (value: Json) => Held[Kind] | undefined } = {
  schema: (value) => (isSchema(value) ? value : undefined),
  schemas: (value) => listWhere(value, isSchema),
  schemasByName: (value) => entriesWhere(value, isSchema),
  discriminator: objectOf,
  xml: objectOf,
  externalDocs: objectOf,
  any: (value) => value,
  list: (value) => (Array.isArray(value) ? value : undefined),
  text: textOf,
  identifier: textOf,
  anchor: textOf,
  flag: (value) => (typeof value === 'boolean' ? value : undefined),
  flagsByName: objectOf,
  number: (value) => numberWhere(value, Number.isFinite),
  positive: (value) => numberWhere(value, (number) => number > 0),
  count: (value) => numberWhere(value, (number) => Number.isInteger(number) && number >= 0),
  types: (value) => listWhere([value].flat(), isTypeName),
  names: (value) => (Array.isArray(value) ? value.filter(isText) : undefined),
  namesByName: (value) =>
    entriesWhere(value, (names): names is string[] => Array.isArray(names) && names.every(isText)),
};

/**
 * The value of a keyword. Undefined if the schema lacks it, or if the value has the wrong type. Numbers are doubles,
 * to calculate with; `writtenOf` has all their digits.
 */
export function keywordOf<Name extends KeywordName>(
  schema: Schema,
  name: Name,
): KeywordValue<Name> | undefined {
  if (typeof schema === 'boolean' || !Object.hasOwn(schema, name)) return undefined;
  return readAs<(typeof keywords)[Name]['holds']>(keywords[name].holds, schema[name] ?? null);
}

/** The value of a keyword as the document writes it, for texts and exact comparisons: numbers have all their digits. */
export function writtenOf<Name extends KeywordName>(schema: Schema, name: Name): Written<Name> | undefined {
  const value = keywordOf(schema, name);
  return typeof value === 'number' ? ((schema as JsonObject)[name] as Written<Name>) : value;
}

/** The schema under a name in a keyword such as `properties`. Reads no others. */
export function schemaUnder(
  schema: Schema,
  keyword: NamesHolding<Readonly<Record<string, Schema>>>,
  name: string,
): Schema | undefined {
  const byName = typeof schema === 'object' && Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
  const found = isObject(byName) && Object.hasOwn(byName, name) ? byName[name] : undefined;
  return isSchema(found) ? found : undefined;
}

/** The schema without some keywords. */
export function withoutKeywords(schema: JsonObject, ...names: readonly KeywordName[]): JsonObject {
  const left = new Set<string>(names);
  return Object.fromEntries(Object.entries(schema).filter(([name]) => !left.has(name)));
}

/** Removes a keyword from a schema that belongs to the caller, who may change it. */
export function dropKeyword(schema: JsonObject, name: KeywordName): void {
  delete schema[name];
}

function readAs<Kind extends Holding>(kind: Kind, value: Json): Held[Kind] | undefined {
  return readers[kind](value);
}

function entriesWhere<Value extends Json>(
  value: Json,
  test: (entry: Json) => entry is Value,
): Readonly<Record<string, Value>> | undefined {
  if (!isObject(value)) return undefined;
  const isFitting = (object: JsonObject): object is Record<string, Value> =>
    Object.values(object).every(test);
  if (isFitting(value)) return value;
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, Value] => test(entry[1])),
  );
}

function objectOf(value: Json): JsonObject | undefined {
  return isObject(value) ? value : undefined;
}

function numberWhere(value: Json, test: (number: number) => boolean): number | undefined {
  return isNumber(value) && test(Number(value)) ? Number(value) : undefined;
}

/** A list that must not be empty. */
function listWhere<Value extends Json>(
  value: Json,
  test: (entry: Json) => entry is Value,
): readonly Value[] | undefined {
  const fitting = Array.isArray(value) ? value.filter(test) : [];
  return fitting.length === 0 ? undefined : fitting;
}

function textOf(value: Json): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function isText(value: Json): value is string {
  return typeof value === 'string';
}

function isTypeName(value: Json): value is JsonType {
  return (jsonTypes as readonly Json[]).includes(value);
}
