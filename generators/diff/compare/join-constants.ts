import type { Places } from '../../diagnostics/place.ts';
import { keywordsWhere } from '../../keywords/keywords.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import type { Alternative } from './alternative.ts';

const listing = new Set(['type', 'const', 'enum', '$ref', 'anyOf', 'oneOf', 'allOf']);

/** Keywords that make a schema more than a list of values. */
const further: readonly string[] = keywordsWhere(
  ({ role }, name) => (role === 'rule' && !listing.has(name)) || name === 'discriminator',
);

/**
 * Joins alternatives that only list values into one, so that they are compared as one list. With `oneOf`, only if no
 * value is in two of them, because `oneOf` refuses such a value.
 */
export function joinConstants(alternatives: readonly Alternative[], places: Places): readonly Alternative[] {
  const lists = alternatives.filter(isList);
  const values = lists.flatMap(({ summary }) => summary.values ?? []);
  const [first] = lists;
  if (first === undefined || lists.length === 1 || new Set(values.map(canonicalText)).size < values.length)
    return alternatives;
  const [node = {}] = first.disjunct.conjuncts.toReversed();
  const list = places.inherit({ enum: values }, node);
  const joined: Alternative = {
    disjunct: {
      conjuncts: [list],
      branches: [
        { keyword: 'anyOf', schema: list, among: lists.flatMap(({ disjunct }) => disjunct.conjuncts) },
      ],
    },
    summary: {
      ...first.summary,
      conjuncts: [list],
      types: new Set(lists.flatMap(({ summary }) => [...summary.types])),
      values,
    },
  };
  return alternatives.flatMap((alternative) =>
    alternative === first ? [joined] : lists.includes(alternative) ? [] : [alternative],
  );
}

function isList({ summary, disjunct }: Alternative): boolean {
  return (
    summary.values !== undefined &&
    disjunct.branches.length > 0 &&
    summary.conjuncts.every((conjunct) => !further.some((keyword) => Object.hasOwn(conjunct, keyword)))
  );
}
