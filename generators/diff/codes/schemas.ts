import type { Direction } from '../../model/variants.ts';
import { changed, defineCode, refused, type JudgedWords, type Affected } from './define-code.ts';
import { aspects, partAspects, type Aspect, type AspectName, type Relation } from './aspects.ts';

/** A change of one aspect of a schema, in requests or in responses. */
export type AspectCode =
  `diff/${Direction}-${AspectName}-${'narrowed' | 'widened'}` | `diff/${Direction}-${OpenAspectName}-changed`;

/** Aspects for which two different values need not be ordered: neither has to allow more. */
type OpenAspectName = Exclude<AspectName, Extract<(typeof aspects)[number], { isOrdered: true }>['name']>;

/** The aspects for which one of two different values always allows more. */
const orderedAspects: ReadonlySet<AspectName> = new Set(
  aspects.filter((aspect: Aspect) => aspect.isOrdered === true).map(({ name }) => name),
);

/**
 * The code of a change of a schema. An ordered aspect should never be `changed`; if it is, it is read as the breaking
 * relation.
 */
export function aspectCode(direction: Direction, aspect: AspectName, relation: Relation): AspectCode {
  const read: Relation =
    relation === 'changed' && orderedAspects.has(aspect)
      ? direction === 'request'
        ? 'narrowed'
        : 'widened'
      : relation;
  return `diff/${direction}-${aspect}-${read}` as AspectCode;
}

type Definition = ReturnType<typeof defineCode>;

interface Words {
  readonly noun: string;
  readonly beyond: string;
}

function titleOf(direction: Direction, relation: Relation, noun: string): string {
  const sides = { request: 'Requests', response: 'Responses' } as const;
  const verbs = { narrowed: 'is narrower', widened: 'is wider', changed: 'is different' } as const;
  return `${sides[direction]}: ${noun} ${verbs[relation]}`;
}

type Sentence = (aspect: Words, words: JudgedWords) => string;

const sentences: Readonly<Record<Direction, Readonly<Record<Relation, Sentence>>>> = {
  request: {
    narrowed: ({ beyond }, words) => `Callers who send ${beyond} ${refused(words)}`,
    widened: (_, words) =>
      words.verdict === 'safe'
        ? 'Callers may send more, and handlers receive more'
        : `Callers who send what was valid ${refused(words)}`,
    changed: (_, words) => `Callers who send what was valid ${refused(words)}`,
  },
  response: {
    narrowed: (_, { verdict }) => received(verdict, 'other values'),
    widened: ({ beyond }, { verdict }) => received(verdict, beyond),
    changed: (_, { verdict }) => received(verdict, 'other values'),
  },
};

function received(verdict: JudgedWords['verdict'], values: string): string {
  if (verdict === 'safe') return 'Callers receive nothing that was impossible before';
  return `Callers may receive ${values}, which ${verdict === 'breaks' ? 'were' : 'may have been'} impossible before`;
}

const causes: Readonly<Record<Direction, Readonly<Record<Relation, string>>>> = {
  request: {
    narrowed: 'Values that callers could send are not valid any more.',
    widened: 'All values that callers could send are still valid.',
    changed: 'The rule has changed, so some values that were valid may now be invalid.',
  },
  response: {
    narrowed: 'All values that callers receive were possible before.',
    widened: 'New values are possible, and code that reads them may not know them.',
    changed: 'The rule has changed, so values may be possible that were not possible before.',
  },
};

/** Generated types show only some aspects: a shorter string still has the type `string`. */
function affectedBy(direction: Direction, relation: Relation, isTyped: boolean): readonly Affected[] {
  const isSender = relation === (direction === 'request' ? 'narrowed' : 'widened');
  const compiled = isTyped ? (['client-code'] as const) : [];
  if (relation === 'changed') return ['callers', ...compiled, 'handlers'];
  return isSender ? ['callers', ...compiled] : ['handlers'];
}

/** One definition for each aspect, direction and relation. */
export const aspectCodes = Object.fromEntries(
  [...aspects, ...partAspects].flatMap((aspect) => {
    const { name, noun } = aspect;
    return (['request', 'response'] as const).flatMap((direction) =>
      relationsOf(name).map((relation): [AspectCode, Definition] => [
        aspectCode(direction, name, relation),
        defineCode({
          title: titleOf(direction, relation, noun),
          affects: affectedBy(direction, relation, 'isTyped' in aspect),
          says: (words) =>
            `${sentences[direction][relation](aspect, words)}: ${noun} of ${words.where} ${changed(words)}.`,
          cause: causes[direction][relation],
        }),
      ]),
    );
  }),
) as Readonly<Record<AspectCode, Definition>>;

function relationsOf(name: AspectName): readonly Relation[] {
  return orderedAspects.has(name) ? ['narrowed', 'widened'] : ['narrowed', 'widened', 'changed'];
}
