import type { DocumentFacts, Schema } from '../facts.ts';
import { isObject, tokenOf, type Json, type JsonObject } from '../json.ts';
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
const ofEachType: readonly Json[] = [null, true, 'a text', '', 7, 1.5, [], {}];
const dates: readonly Json[] = [
  '2026-01-31',
  '2026-02-30',
  '2026-01-31T10:00:00Z',
  '2026-01-31T25:00:00Z',
  'soon',
];

interface Site {
  readonly pointer: string;
  readonly schema: Schema;
  readonly value: Json;
  /** Levels that are still edited in detail; what is named elsewhere is edited in detail there. */
  readonly depth: number;
}

/**
 * Values that differ from a value in one place of interest: another type, another known value, beyond and at a limit,
 * a member less or more. Whether they are valid is left to a judge.
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

function candidates(facts: DocumentFacts, { schema }: Site, facets: readonly JsonObject[]): readonly Json[] {
  const values = knownValuesOf(facts, schema);
  const limits = ['minimum', 'maximum'].flatMap((name) => {
    const limit = numberAt(facets, name);
    return limit === undefined ? [] : [limit - 1, limit, limit + 1];
  });
  const lengths = ['minLength', 'maxLength'].flatMap((name) => {
    const length = numberAt(facets, name);
    return length === undefined ? [] : [length - 1, length, length + 1].filter((each) => each >= 0);
  });
  return [
    ...ofEachType,
    ...(values.length === 0 ? [] : [...values, UNKNOWN_TEXT]),
    ...limits,
    ...lengths.map((length) => 'x'.repeat(length)),
    ...(keyword(facets, 'format') === undefined ? [] : dates),
    ...(keyword(facets, 'pattern') === undefined ? [] : ['1.2.3', '12', 'x y', ' ']),
    ...alternativesOf(facets).flatMap((each) =>
      candidates(facts, { pointer: '', schema: each, value: null, depth: 0 }, facetsOf(facts, each)),
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
  const [first, ...rest] = value as readonly Json[];
  const longest = numberAt(facets, 'maxItems');
  const tooMany =
    longest === undefined || first === undefined ? [] : [Array.from({ length: longest + 1 }, () => first)];
  const tooFew = numberAt(facets, 'minItems') === undefined || first === undefined ? [] : [[first]];
  const schema = keyword(facets, 'items') ?? true;
  const inner =
    first === undefined || depth < 0
      ? []
      : sitesBelow(facts, {
          pointer: `${pointer}/0`,
          schema,
          value: first,
          depth: referenceOf(schema) === undefined ? depth : Math.min(depth - 1, 0),
        });
  return [
    ...[...tooMany, ...tooFew].map((each) => ({ pointer, value: each })),
    ...inner.map((edit) => ({ pointer: edit.pointer, value: [edit.value, ...rest] })),
  ];
}
