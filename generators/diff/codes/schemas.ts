import type { FindingDefinition } from '../../diagnostics/definition.ts';
import type { Direction } from '../../model/variants.ts';
import { defineCode, fixes, fromTo, type ChangeWords } from './define-code.ts';
import { facets, partFacets, type Facet, type FacetName, type Relation } from './facets.ts';

/** A change of one respect of a schema, in requests or in responses. */
export type FacetCode =
  `diff/${Direction}-${FacetName}-${'narrowed' | 'widened'}` | `diff/${Direction}-${OpenFacetName}-changed`;

/** The respects of which one may just be another one. */
type OpenFacetName = Exclude<FacetName, Extract<(typeof facets)[number], { isOrdered: true }>['name']>;

/** The respects of which one always leaves more room than the other. */
export const orderedFacets: ReadonlySet<FacetName> = new Set(
  facets.filter((facet: Facet) => facet.isOrdered === true).map(({ name }) => name),
);

/** The code of a change of a schema. What should not happen to an ordered respect is read as what breaks. */
export function facetCode(direction: Direction, facet: FacetName, relation: Relation): FacetCode {
  const read: Relation =
    relation === 'changed' && orderedFacets.has(facet)
      ? direction === 'request'
        ? 'narrowed'
        : 'widened'
      : relation;
  return `diff/${direction}-${facet}-${read}` as FacetCode;
}

type Definition = FindingDefinition<ChangeWords & Readonly<Record<string, unknown>>>;

interface Words {
  readonly noun: string;
  readonly beyond: string;
}

function titleOf(direction: Direction, relation: Relation, noun: string): string {
  const sides = { request: 'Requests', response: 'Responses' } as const;
  const verbs = { narrowed: 'leaves less room', widened: 'leaves more room', changed: 'is another' } as const;
  return `${sides[direction]}: ${noun} ${verbs[relation]}`;
}

type Sentence = (words: Words) => (words: ChangeWords) => string;

const sentences: Readonly<Record<Direction, Readonly<Record<Relation, Sentence>>>> = {
  request: {
    narrowed:
      ({ noun, beyond }) =>
      (words) =>
        `Callers who send ${beyond} are refused: ${noun} of ${words.where} goes ${fromTo(words)}.`,
    widened:
      ({ noun }) =>
      (words) =>
        `Callers may send more, and handlers receive more: ${noun} of ${words.where} goes ${fromTo(words)}.`,
    changed:
      ({ noun }) =>
      (words) =>
        `Callers who send what was valid may be refused: ${noun} of ${words.where} goes ${fromTo(words)}.`,
  },
  response: {
    narrowed:
      ({ noun }) =>
      (words) =>
        `Callers receive nothing that they did not know: ${noun} of ${words.where} goes ${fromTo(words)}.`,
    widened:
      ({ noun, beyond }) =>
      (words) =>
        `Callers may receive ${beyond}, which they did not have to expect: ${noun} of ${words.where} goes ${fromTo(words)}.`,
    changed:
      ({ noun }) =>
      (words) =>
        `Callers may receive what they did not have to expect: ${noun} of ${words.where} goes ${fromTo(words)}.`,
  },
};

const causes: Readonly<Record<Direction, Readonly<Record<Relation, string>>>> = {
  request: {
    narrowed: 'Values that callers could send are not valid any more.',
    widened: 'All values that callers could send are still valid.',
    changed: 'The rule is another one, so that some values that were valid may not be valid any more.',
  },
  response: {
    narrowed: 'All values that callers receive were possible before.',
    widened: 'Values are possible that were not possible before, and code that reads them may not know them.',
    changed: 'The rule is another one, so that values may be possible that were not possible before.',
  },
};

function isSafe(direction: Direction, relation: Relation): boolean {
  return direction === 'request' ? relation === 'widened' : relation === 'narrowed';
}

/** One definition for each respect, direction and relation. */
export const facetCodes = Object.fromEntries(
  [...facets, ...partFacets].flatMap(({ name, noun, beyond }) =>
    (['request', 'response'] as const).flatMap((direction) =>
      relationsOf(name).map((relation): [FacetCode, Definition] => [
        facetCode(direction, name, relation),
        defineCode({
          title: titleOf(direction, relation, noun),
          says: sentences[direction][relation]({ noun, beyond }),
          cause: causes[direction][relation],
          fix: isSafe(direction, relation) ? fixes.none : fixes.keep,
        }),
      ]),
    ),
  ),
) as Readonly<Record<FacetCode, Definition>>;

function relationsOf(name: FacetName): readonly Relation[] {
  return orderedFacets.has(name) ? ['narrowed', 'widened'] : ['narrowed', 'widened', 'changed'];
}
