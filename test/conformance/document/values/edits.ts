import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, tokenOf, type Json, type JsonObject } from '../json.ts';
import { nearMisses, valuesNear } from './near-misses.ts';
import {
  alternativesOf,
  extraOf,
  facetsOf,
  keyword,
  knownValuesOf,
  membersOf,
  numberAt,
  referenceOf,
} from '../schema.ts';

/** A value that differs from another in one place. */
export interface Edit {
  /** JSON Pointer of the place. */
  readonly pointer: string;
  readonly value: Json;
}

export const UNKNOWN_MEMBER = 'no_such_member';
const UNKNOWN_TEXT = 'no such value';
const ofEachType: readonly Json[] = [null, true, 'a text', '', 'true', '7', 7, 0, -1, 1.5, [], {}];
interface Site {
  readonly pointer: string;
  readonly schema: Schema;
  readonly value: Json;
  /** How many levels are still edited in detail; named schemas are edited in detail elsewhere. */
  readonly depth: number;
}

/**
 * Values that differ from a value in one interesting place: another type, another known value, at a limit and beyond
 * it, a member fewer or more. A judge decides whether they are valid.
 */
export function editsOf(facts: DocumentFacts, schema: Schema, value: Json): readonly Edit[] {
  return sitesBelow(facts, { pointer: '', schema, value, depth: 3 });
}

function sitesBelow(facts: DocumentFacts, site: Site): readonly Edit[] {
  const facets = facetsOf(facts, site.schema);
  const branches = alternativesOf(facets);
  const here = candidates(facts, site, facets).map((value) => ({ pointer: site.pointer, value }));
  const below = isObject(site.value)
    ? memberEdits(facts, site, [...facets, ...branches.flatMap((branch) => facetsOf(facts, branch))])
    : Array.isArray(site.value)
      ? itemEdits(facts, site, [...facets, ...branches.flatMap((branch) => facetsOf(facts, branch))])
      : [];
  return [...here, ...below];
}

function candidates(
  facts: DocumentFacts,
  { schema, value }: Pick<Site, 'schema' | 'value'>,
  facets: readonly JsonObject[],
): readonly Json[] {
  const values = knownValuesOf(facts, schema);
  return [
    ...ofEachType,
    ...(values.length === 0 ? [] : [...values, UNKNOWN_TEXT, ...valuesNear(values)]),
    ...nearMisses(facets, value),
    ...alternativesOf(facets).flatMap((each) =>
      candidates(facts, { schema: each, value }, facetsOf(facts, each)),
    ),
  ];
}

function memberEdits(facts: DocumentFacts, site: Site, facets: readonly JsonObject[]): readonly Edit[] {
  const { pointer, value, depth } = site;
  if (!isObject(value)) return [];
  const described = membersOf(facets);
  const extra = extraOf(facets);
  const others = [1, 'a text', null].map((other) => ({
    pointer,
    value: { ...value, [UNKNOWN_MEMBER]: other },
  }));
  const without = Object.keys(value).map((name) => {
    const { [name]: _, ...rest } = value;
    return { pointer, value: rest };
  });
  const inner = Object.entries(value)
    .slice(0, depth > 0 ? undefined : 1)
    .flatMap(([name, each]) => {
      const schema = described.get(name) ?? extra ?? true;
      return sitesBelow(facts, {
        pointer: `${pointer}/${tokenOf(name)}`,
        schema,
        value: each,
        depth: referenceOf(schema) === undefined ? depth - 1 : Math.min(depth - 1, 0),
      }).map((edit) => ({ pointer: edit.pointer, value: { ...value, [name]: edit.value } }));
    });
  return [...others, ...without, ...inner];
}

function itemEdits(facts: DocumentFacts, site: Site, facets: readonly JsonObject[]): readonly Edit[] {
  const { pointer, value, depth } = site;
  if (!Array.isArray(value)) return [];
  const items = value as readonly Json[];
  const [first] = items;
  const longest = numberAt(facets, 'maxItems');
  const tooMany =
    longest === undefined || first === undefined ? [] : [Array.from({ length: longest + 1 }, () => first)];
  const tooFew = numberAt(facets, 'minItems') === undefined || first === undefined ? [] : [[first]];
  const schema = keyword(facets, 'items') ?? true;
  const inner = depth < 0 ? [] : itemsOfInterest(items);
  return [
    ...[...tooMany, ...tooFew, items.slice(0, 1), items.slice(1)].map((each) => ({ pointer, value: each })),
    ...inner.flatMap((index) => {
      const item = { pointer: `${pointer}/${index}`, schema, value: items[index] ?? null };
      const inDetail = { ...item, depth: referenceOf(schema) === undefined ? depth : Math.min(depth - 1, 0) };
      const edits =
        index === 0
          ? sitesBelow(facts, inDetail)
          : candidates(facts, item, facetsOf(facts, schema)).map((each) => ({
              pointer: item.pointer,
              value: each,
            }));
      return edits.map((edit) => ({ pointer: edit.pointer, value: items.with(index, edit.value) }));
    }),
  ];
}

/** The first item, one in the middle and the last: each must be checked like the others. */
function itemsOfInterest({ length }: readonly Json[]): readonly number[] {
  if (length === 0) return [];
  return [...new Set([0, Math.floor(length / 2), length - 1])];
}
