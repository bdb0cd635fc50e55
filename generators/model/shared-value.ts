import { jsonText } from '../../runtime/contract/json-text.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { keywordNamed } from '../keywords/keywords.ts';
import { conjuncts, mergeSchema, type MergedSchema } from '../schema/merge.ts';
import { constantsOf, typeOf } from '../schema/types.ts';
import type { ApiModel, Schema } from './model.ts';
import { keywordOf } from '../schema/schema.ts';

/** Levels of objects that are compared; this also ends recursion. */
const DEEPEST = 4;

/** Keywords whose rules are joined when schemas are merged. */
const MERGED: ReadonlySet<string> = new Set(['$ref', 'allOf', 'properties', 'required', 'type']);
/** Keywords of a part that only refers to others. */
const REFERRING: ReadonlySet<string> = new Set(['$ref', 'allOf']);

/**
 * Whether two schemas certainly accept a common value. Only simple cases are examined: constants, types, equal rules,
 * and objects of those; false for everything else. Each schema is assumed to accept some value.
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

/** Whether a schema certainly accepts a value: it is one of its constants, or the schema has only a type. */
function holds({ types, keywords }: MergedSchema, value: Json): boolean {
  const type = typeOf(value);
  if (types.length > 0 && !types.includes(type) && !(type === 'integer' && types.includes('number')))
    return false;
  const own = constantsOf(keywords);
  if (own === undefined) return isOnly(keywords, []) && type !== 'object' && type !== 'array';
  return isOnly(keywords, ['const', 'enum']) && own.some((each) => jsonText(each) === jsonText(value));
}

/** Types that both schemas accept. A schema without a type accepts all. */
function commonTypes(left: MergedSchema, right: MergedSchema): readonly string[] {
  const all = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];
  const typesOf = ({ types }: MergedSchema): readonly string[] =>
    types.length === 0 ? all : types.includes('number') ? [...types, 'integer'] : types;
  const theirs = typesOf(right);
  return typesOf(left).filter((type) => theirs.includes(type));
}

/** Whether both accept an object with only the required members of both. */
function sharesObject(model: ApiModel, both: readonly [MergedSchema, MergedSchema], depth: number): boolean {
  if (!both.every(({ keywords }) => isOnly(keywords, ['additionalProperties']))) return false;
  const [left, right] = both;
  const required = new Set([...left.required, ...right.required]);
  return [...required].every((name) => {
    const schemas = both.map(
      ({ properties, keywords }) =>
        properties.get(name) ?? keywordOf(keywords, 'additionalProperties') ?? true,
    );
    const [ours, theirs] = schemas;
    return ours !== undefined && theirs !== undefined && sharesValue(model, ours, theirs, depth + 1);
  });
}

function isOnly(keywords: JsonObject, allowed: readonly string[]): boolean {
  return Object.keys(keywords).every((name) => isWord(name) || allowed.includes(name));
}

/** Whether a keyword is not a rule. An unknown one may be a rule. */
function isWord(name: string): boolean {
  const keyword = keywordNamed(name);
  return keyword === undefined ? name.startsWith('x-') : keyword.role !== 'rule';
}

/** The rules of a schema without annotations, for comparison. */
function rulesOf(keywords: JsonObject): string {
  return jsonText(
    Object.fromEntries(
      Object.entries(keywords)
        .filter(([name]) => !isWord(name))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  );
}

/**
 * Whether the merged keywords mean the same as the parts. They do not if a rule of one part hides one of another, or
 * with `additionalProperties`, which applies only to the members of its own part (JSON Schema 2020-12 Core, section
 * 10.3.2.3).
 */
function isMergedRightly(model: ApiModel, schema: Schema): boolean {
  const parts = [...conjuncts(model, schema)];
  const ruling = parts.filter((part) => hasOthers(part, MERGED));
  const named = parts.flatMap((part) => [keywordOf(part, 'type') ?? []].filter(({ length }) => length > 0));
  const [first = []] = named;
  const hasType = named.length === 0 || first.some((type) => named.every((types) => types.includes(type)));
  return (
    hasType &&
    !parts.includes(false) &&
    ruling.length < 2 &&
    (parts.length === 1 ||
      ruling.every((part) => (keywordOf(part, 'additionalProperties') ?? true) === true) ||
      parts.filter((part) => hasOthers(part, REFERRING)).length < 2)
  );
}

/** Whether a schema has rules other than the given keywords. */
function hasOthers(schema: Schema, keywords: ReadonlySet<string>): boolean {
  return (
    typeof schema === 'object' && Object.keys(schema).some((name) => !isWord(name) && !keywords.has(name))
  );
}
