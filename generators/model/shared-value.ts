import type { Json, JsonObject } from '../source/document.ts';
import { mergeSchema, type MergedSchema } from '../schema/merge.ts';
import { constantsOf, typeOf } from '../schema/types.ts';
import type { ApiModel, Schema } from './model.ts';
import { isSchema } from '../schema/schema.ts';

/** Levels of objects that are compared; also ends those that hold themselves. */
const DEEPEST = 4;

/** Keywords whose rules are joined when schemas are merged. */
const MERGED: ReadonlySet<string> = new Set(['$ref', 'allOf', 'properties', 'required', 'type']);

/** Keywords that allow or forbid nothing (JSON Schema 2020-12 Validation, section 9; OpenAPI 3.1.1, section 4.8.24). */
const WORDS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'deprecated',
  'readOnly',
  'writeOnly',
  'example',
  'examples',
  'discriminator',
  'xml',
  'externalDocs',
  '$comment',
]);

/**
 * Whether two schemas certainly have a value in common. Only what is plain to see counts: constants, types, equal rules,
 * and objects of those; false for all else. A schema is taken to have a value at all.
 */
export function sharesValue(model: ApiModel, one: Schema, other: Schema, depth = 0): boolean {
  if (one === false || other === false || depth > DEEPEST) return false;
  if (![one, other].every((schema) => isMergedRightly(model, schema))) return false;
  const [left, right] = [mergeSchema(model, one), mergeSchema(model, other)];
  if (left.choices.length > 0 || right.choices.length > 0) return false;
  const constants = constantsOf(left.keywords) ?? constantsOf(right.keywords);
  if (constants !== undefined) return constants.some((value) => holds(left, value) && holds(right, value));
  return commonTypes(left, right).some((type) => {
    if (type === 'object') return sharesObject(model, [left, right], depth);
    if (type === 'array')
      return [left, right].every(({ keywords }) => isOnly(keywords, ['items', 'maxItems', 'uniqueItems']));
    const [ours, theirs] = [rulesOf(left.keywords), rulesOf(right.keywords)];
    return ours === '{}' || theirs === '{}' || ours === theirs;
  });
}

/** Whether a schema certainly takes a constant: it is one of its own, or the schema says no more than its type. */
function holds({ types, keywords }: MergedSchema, value: Json): boolean {
  const type = typeOf(value);
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number')))
    return false;
  const own = constantsOf(keywords);
  if (own === undefined) return isOnly(keywords, []) && type !== 'object' && type !== 'array';
  return (
    isOnly(keywords, ['const', 'enum']) && own.some((each) => JSON.stringify(each) === JSON.stringify(value))
  );
}

/** Types that both take; a schema without a type takes all. */
function commonTypes(left: MergedSchema, right: MergedSchema): readonly string[] {
  const all = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
  const typesOf = ({ types }: MergedSchema): readonly string[] =>
    types.length === 0 ? all : types.includes('number') ? [...types, 'integer'] : types;
  const theirs = typesOf(right);
  return typesOf(left).filter((type) => theirs.includes(type));
}

/** Whether an object of nothing but the required members of both is taken by both. */
function sharesObject(model: ApiModel, both: readonly [MergedSchema, MergedSchema], depth: number): boolean {
  if (!both.every(({ keywords }) => isOnly(keywords, ['additionalProperties']))) return false;
  const [left, right] = both;
  const required = new Set([...left.required, ...right.required]);
  return [...required].every((name) => {
    const schemas = both.map(({ properties, keywords }) => properties.get(name) ?? othersOf(keywords));
    const [ours, theirs] = schemas;
    return ours !== undefined && theirs !== undefined && sharesValue(model, ours, theirs, depth + 1);
  });
}

/** What members without a description may be. */
function othersOf({ additionalProperties: others }: JsonObject): Schema {
  if (others === undefined || Array.isArray(others)) return true;
  return typeof others === 'boolean' || (typeof others === 'object' && others !== null) ? others : true;
}

function isOnly(keywords: JsonObject, allowed: readonly string[]): boolean {
  return Object.keys(keywords).every(
    (keyword) => WORDS.has(keyword) || keyword.startsWith('x-') || allowed.includes(keyword),
  );
}

/** The rules of a schema without its words, to compare. */
function rulesOf(keywords: JsonObject): string {
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(keywords)
        .filter(([keyword]) => !WORDS.has(keyword) && !keyword.startsWith('x-'))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
}

/**
 * Whether a merged schema says all that its parts say: rules of one part may hide those of another, and
 * `additionalProperties` knows the members of its own part alone (JSON Schema 2020-12 Core, section 10.3.2.3).
 */
function isMergedRightly(model: ApiModel, schema: Schema): boolean {
  const parts = new Set([schema]);
  const ruling: JsonObject[] = [];
  let types: ReadonlySet<Json> | undefined;
  for (const part of parts) {
    if (typeof part === 'boolean') continue;
    const { $ref: reference, allOf, type } = part;
    if (type !== undefined) {
      const own = new Set([type].flat());
      types = new Set([...own].filter((each) => types?.has(each) ?? true));
    }
    if (typeof reference === 'string') parts.add(model.schema(reference).schema);
    if (Array.isArray(allOf)) for (const each of allOf.filter(isSchema)) parts.add(each);
    if (Object.keys(part).some((keyword) => !WORDS.has(keyword) && !MERGED.has(keyword))) ruling.push(part);
  }
  return (
    types?.size !== 0 &&
    !parts.has(false) &&
    ruling.length < 2 &&
    (parts.size === 1 || !ruling.some(isClosed) || isAlone(parts))
  );
}

/** Whether all parts but one only refer to it. */
function isAlone(parts: ReadonlySet<Schema>): boolean {
  const own = [...parts].filter(
    (part) =>
      typeof part === 'object' &&
      Object.keys(part).some((keyword) => !WORDS.has(keyword) && !['$ref', 'allOf'].includes(keyword)),
  );
  return own.length < 2;
}

function isClosed({ additionalProperties: others = true }: JsonObject): boolean {
  return others !== true;
}
