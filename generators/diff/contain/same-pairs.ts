import { keywordNamed } from '../../keywords/keywords.ts';
import { isSchema, type Schema } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { canonicalText } from './canonical-text.ts';

/** Two schemas that have to be the same. */
export type SchemaPair = readonly [before: Schema, after: Schema];

/**
 * The schemas that have to be the same for two schemas to have the same value for a keyword; undefined if the values
 * differ anyway.
 */
export function pairsOfKeyword(
  keyword: string,
  before: JsonObject,
  after: JsonObject,
): readonly SchemaPair[] | undefined {
  const [one, other] = [ownValue(before, keyword), ownValue(after, keyword)];
  if (one === undefined || other === undefined) return one === other ? [] : undefined;
  switch (keywordNamed(keyword)?.holds) {
    case 'schema':
      return pairsOf([one], [other]);
    case 'schemas':
      return pairsOfLists(one, other);
    case 'schemasByName':
      return pairsOfMaps(one, other);
    case 'names':
    case 'list':
    case 'types':
      return textOfSet(one) === textOfSet(other) ? [] : undefined;
    default:
      if (keyword === '$ref') return [[{ $ref: one }, { $ref: other }]];
      return canonicalText(one) === canonicalText(other) ? [] : undefined;
  }
}

function pairsOfLists(before: Json, after: Json): readonly SchemaPair[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return undefined;
  return pairsOf(before, after);
}

function pairsOfMaps(before: Json, after: Json): readonly SchemaPair[] | undefined {
  if (!isObject(before) || !isObject(after)) return undefined;
  const names = Object.keys(before);
  if (names.length !== Object.keys(after).length) return undefined;
  return pairsOf(
    names.map((name) => before[name]),
    names.map((name) => ownValue(after, name)),
  );
}

function pairsOf(
  before: readonly (Json | undefined)[],
  after: readonly (Json | undefined)[],
): readonly SchemaPair[] | undefined {
  const pairs: SchemaPair[] = [];
  for (const [index, one] of before.entries()) {
    const other = after[index];
    if (!isSchema(one) || !isSchema(other)) return undefined;
    pairs.push([one, other]);
  }
  return pairs;
}

function ownValue(schema: JsonObject, keyword: string): Json | undefined {
  return Object.hasOwn(schema, keyword) ? schema[keyword] : undefined;
}

function textOfSet(value: Json): string {
  return [...new Set([value].flat().map((each) => canonicalText(each ?? null)))].toSorted().join(',');
}
