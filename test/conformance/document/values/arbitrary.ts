import fastCheck, { type Arbitrary } from 'fast-check';
import type { DocumentFacts, Schema } from '../facts.ts';
import { without, type Json, type JsonObject } from '../json.ts';
import {
  alternativesOf,
  extraOf,
  facetsOf,
  keyword,
  membersOf,
  numberAt,
  requiredOf,
  typesOf,
  valueSetOf,
} from '../schema.ts';

type Facets = readonly JsonObject[];

export interface Extent {
  /** Which optional members objects have. */
  readonly members: 'all' | 'some';
  /** Levels of objects that have optional members, and of arrays that have items. */
  readonly depth: number;
  /** Lists have an item at least: without one they are nothing where values are sent as texts. */
  readonly isText?: boolean;
}

/** Texts that a path, a query and a form must carry unharmed. */
const texts = ['release/1.4', 'a b', 'ä€😀', '100%', 'x?y#z', 'a&b=c', 'plus+', "it's (1)*!", 'deploy'];

const formats = new Map<unknown, readonly string[]>([
  ['date', ['2026-02-16', '2024-02-29']],
  ['date-time', ['2026-02-16T08:00:12Z', '2026-02-16T08:00:12.345+02:00']],
]);

/** Values of a schema. Most are valid; what `not` and `propertyNames` forbid is left to the judge. */
export function valuesOf(facts: DocumentFacts, schema: Schema, extent: Extent): Arbitrary<Json> {
  const facets = facetsOf(facts, schema);
  const fixed = valueSetOf(facets);
  if (fixed !== undefined) return fastCheck.constantFrom(...fixed);
  const alternatives = alternativesOf(facets);
  if (alternatives.length > 0) {
    const rest = facets.map((facet) => without(facet, ['anyOf', 'oneOf']));
    return fastCheck.oneof(
      ...alternatives.map((each) => valuesOf(facts, { allOf: [...rest, each] }, extent)),
    );
  }
  const types = typesOf(facets) ?? ['string', 'integer', 'boolean'];
  return fastCheck.oneof(...types.map((type) => typedValues(facts, facets, { type, extent })));
}

function typedValues(
  facts: DocumentFacts,
  facets: Facets,
  { type, extent }: { readonly type: string; readonly extent: Extent },
): Arbitrary<Json> {
  if (type === 'object') return objects(facts, facets, extent);
  if (type === 'array') return arrays(facts, facets, extent);
  if (type === 'string') return strings(facets);
  if (type === 'boolean') return fastCheck.boolean();
  if (type === 'null') return fastCheck.constant(null);
  const min = numberAt(facets, 'minimum') ?? 0;
  const max = numberAt(facets, 'maximum') ?? Math.max(min, 0) + 1_000;
  if (type === 'integer') return fastCheck.integer({ min: Math.ceil(min), max: Math.floor(max) });
  return fastCheck.oneof(
    fastCheck.integer({ min: Math.ceil(min), max: Math.floor(max) }),
    fastCheck.constant(min + 0.5),
  );
}

function strings(facets: Facets): Arbitrary<Json> {
  const samples = formats.get(keyword(facets, 'format'));
  if (samples !== undefined) return fastCheck.constantFrom(...samples);
  const pattern = keyword(facets, 'pattern');
  if (typeof pattern === 'string') return fastCheck.stringMatching(new RegExp(pattern, 'u'), { size: '-1' });
  const shortest = numberAt(facets, 'minLength') ?? 0;
  const longest = numberAt(facets, 'maxLength') ?? Number.POSITIVE_INFINITY;
  return fastCheck.constantFrom(
    ...texts.map((text) => [...text.padEnd(shortest, 'x')].slice(0, longest).join('')),
  );
}

function arrays(facts: DocumentFacts, facets: Facets, extent: Extent): Arbitrary<Json> {
  // A first item, one in the middle and a last one.
  const atLeast = extent.members === 'all' ? 3 : Number(extent.isText === true);
  const longest = numberAt(facets, 'maxItems') ?? Number.POSITIVE_INFINITY;
  const minLength = Math.min(
    longest,
    Math.max(numberAt(facets, 'minItems') ?? 0, extent.depth > 0 ? atLeast : Number(extent.isText === true)),
  );
  const more = extent.members === 'some' && extent.depth > 0 ? 2 : 0;
  const maxLength = Math.max(minLength, Math.min(longest, minLength + more));
  return fastCheck.array(valuesOf(facts, keyword(facets, 'items') ?? true, extent), { minLength, maxLength });
}

function objects(facts: DocumentFacts, facets: Facets, extent: Extent): Arbitrary<Json> {
  const { members, depth } = extent;
  const inner = { ...extent, depth: depth - 1 };
  const required = requiredOf(facets);
  const described = [...membersOf(facets)].filter(([name]) => depth > 0 || required.has(name));
  const known = fastCheck.record(
    Object.fromEntries(described.map(([name, schema]) => [name, valuesOf(facts, schema, inner)])),
    {
      noNullPrototype: true,
      ...(members === 'all'
        ? {}
        : { requiredKeys: described.flatMap(([name]) => (required.has(name) ? [name] : [])) }),
    },
  );
  const extra = extraOf(facets);
  if (extra === undefined || typeof extra === 'boolean' || depth <= 0) return known;
  const names = fastCheck.constantFrom('first', 'second_name', 'third-name');
  return fastCheck
    .tuple(
      fastCheck.dictionary(names, valuesOf(facts, extra, inner), {
        minKeys: members === 'all' ? 1 : 0,
        maxKeys: 2,
        noNullPrototype: true,
      }),
      known,
    )
    .map(([others, own]) => ({ ...others, ...own }));
}

/** The default of a schema or of what it refers to. */
export function defaultOf(facts: DocumentFacts, schema: Schema): Json | undefined {
  return keyword(facetsOf(facts, schema), 'default');
}
