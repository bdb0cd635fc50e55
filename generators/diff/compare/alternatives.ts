import type { Places } from '../../diagnostics/place.ts';
import type { Direction } from '../../model/variants.ts';
import type { Schema } from '../../schema/schema.ts';
import type { ApiModel } from '../../model/model.ts';
import { disjunctsOf, type Disjunct } from '../contain/disjuncts.ts';
import { summarise } from '../contain/summary.ts';
import { joinConstants } from './join-constants.ts';
import { pairDisjuncts } from './pair-disjuncts.ts';
import type { Alternative } from './alternative.ts';
import { compareDisjuncts } from './disjuncts.ts';
import { draftAspect } from './draft-aspect.ts';
import { branchPosition, isOfOneOf } from './exclusive.ts';
import { compareLost } from './lost-alternatives.ts';
import { isNode } from './member.ts';
import { rolesOf, type Position } from './draft.ts';
import type { SchemaWalk } from './walk.ts';

/** The cost of reading two schemas, in steps. */
const STEPS_OF_PAIR = 20;

/**
 * Compares the alternatives of two schemas. Those that correspond are compared in pairs. For each of the others, it
 * checks whether any alternative of the other document accepts its values.
 */
export function compareAlternatives(
  walk: SchemaWalk,
  before: readonly Schema[],
  after: readonly Schema[],
  position: Position,
): void {
  const { comparison, root } = walk;
  const [old, young] = [disjunctsOf(comparison.before, before), disjunctsOf(comparison.after, after)];
  // Schemas that are not compared in detail are reported as changed as a whole.
  if (old === undefined || young === undefined || !comparison.effort.take(STEPS_OF_PAIR)) {
    compareWhole(walk, before, after, position);
    return;
  }
  const { direction } = root;
  const first = comparison.drafts.length;
  const [olds, youngs] = [
    alternativesOf(comparison.before, old, { direction, places: comparison.places.before }),
    alternativesOf(comparison.after, young, { direction, places: comparison.places.after }),
  ];
  const isOne = olds.length === 1 && youngs.length === 1;
  const [earlier = [], later = []] = [olds, youngs].map((alternatives) =>
    alternatives
      .filter(({ summary }) => summary.types.size > 0)
      .flatMap((alternative) => (isOne ? [alternative] : withoutNull(alternative))),
  );
  const { taking: values, refusing: rules } = rolesOf(direction, { before, after });
  const { refusing } = rolesOf(direction, { before: earlier, after: later });
  const isKept = !isOne && comparison.keeping(direction).contains(values, rules).isProven;
  const { pairs, removed, added } = pairDisjuncts(comparison, earlier, later);
  const asWritten = comparison.keeping(direction, { closed: false });
  for (const pair of pairs) {
    const roles = rolesOf(direction, pair);
    const others = refusing.filter((alternative) => alternative !== roles.refusing);
    const inner = branchPosition(walk, position, { ...roles, others });
    compareDisjuncts(walk, pair, {
      ...inner,
      isExclusive: isKept ? position.isExclusive : inner.isExclusive,
      isKept: position.isKept || (!isOne && asWritten.meets(roles.taking.summary, rules, 0).isProven),
    });
  }
  compareLost(walk, position, {
    alternatives: removed,
    others: earlier,
    rules: after,
    prover: comparison.forward(direction),
    relation: 'narrowed',
    isKept,
  });
  compareLost(walk, position, {
    alternatives: added,
    others: later,
    rules: before,
    prover: comparison.backward(direction),
    relation: 'widened',
    isKept,
  });
  const isOtherwise =
    removed.length + added.length > 0 ||
    pairs.some(
      (pair) =>
        keywordsOf(pair.before) !== keywordsOf(pair.after) || pair.before.disjunct.branches.length > 1,
    );
  const isSaid = comparison.drafts
    .slice(first)
    .some(({ judgement }) => judgement.kind !== 'safe' && judgement.kind !== 'documentation');
  // With `oneOf`, here or around this value, adding, removing or pairing alternatives otherwise changes which values
  // match exactly one of them.
  const isOneOf = isKept ? position.isExclusive : refusing.some(isOfOneOf);
  if (!isSaid && isOtherwise && isOneOf) compareWhole(walk, before, after, position);
}

/** The alternatives of a schema. Those that are single values become one, like a list of values. */
function alternativesOf(
  model: ApiModel,
  disjuncts: readonly Disjunct[],
  { direction, places }: { readonly direction: Direction; readonly places: Places },
): readonly Alternative[] {
  const alternatives = disjuncts.map((disjunct): Alternative => ({
    disjunct,
    summary: summarise(disjunct.conjuncts, { direction, source: model }),
  }));
  return joinConstants(alternatives, places);
}

/** The keywords by which an alternative was chosen. */
function keywordsOf({ disjunct }: Alternative): string {
  return disjunct.branches.map(({ keyword, among }) => `${keyword} ${among.length}`).join(' ');
}

/** Splits `null` off a list of types, because some authors write it as an alternative. */
function withoutNull(alternative: Alternative): readonly Alternative[] {
  const { types, values } = alternative.summary;
  if (!types.has('null') || types.size === 1 || values !== undefined) return [alternative];
  const others = new Set([...types].filter((type) => type !== 'null'));
  return [others, new Set(['null' as const])].map((each) => ({
    ...alternative,
    summary: { ...alternative.summary, types: each },
  }));
}

/** Compares whole schemas: they have too many alternatives, or these depend on each other. */
function compareWhole(
  walk: SchemaWalk,
  before: readonly Schema[],
  after: readonly Schema[],
  position: Position,
): void {
  const { comparison, root } = walk;
  const forward = comparison.forward(root.direction).contains(before, after);
  const backward = comparison.backward(root.direction).contains(after, before);
  if (forward.isProven && backward.isProven) return;
  const failed = root.direction === 'request' ? forward : backward;
  draftAspect(walk, position, {
    aspect: 'alternatives',
    relation: forward.isProven ? 'widened' : backward.isProven ? 'narrowed' : 'changed',
    keyword: failed.isProven ? 'oneOf' : failed.keyword,
    before: 'some alternatives',
    after: 'others',
    places: { before: before.filter(isNode), after: after.filter(isNode) },
    forced: [true],
  });
}
