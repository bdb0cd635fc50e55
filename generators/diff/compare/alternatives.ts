import type { Places } from '../../diagnostics/place.ts';
import type { Direction } from '../../model/variants.ts';
import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { ApiModel } from '../../model/model.ts';
import { disjunctsOf, type Disjunct } from '../contain/disjuncts.ts';
import { describedNames } from '../contain/members.ts';
import type { Prover } from '../contain/prover.ts';
import { summarise } from '../contain/summary.ts';
import { addNamed } from '../witness/edits.ts';
import { joinConstants } from './join-constants.ts';
import { pairDisjuncts } from './pair-disjuncts.ts';
import { compareDisjuncts, type Alternative } from './disjuncts.ts';
import { draftAspect } from './draft-aspect.ts';
import { nameOf } from './branch-name.ts';
import type { Comparison } from './comparison.ts';
import type { Root, Position } from './draft.ts';
import type { SchemaWalk } from './schemas.ts';

/** What it takes to read two schemas, in steps. */
const STEPS_OF_PAIR = 20;

/**
 * Compares the ways to meet two schemas: those that belong together one with another; of the others it is asked whether
 * the other document takes their values by some way.
 */
export function compareAlternatives(
  walk: SchemaWalk,
  before: readonly Schema[],
  after: readonly Schema[],
  position: Position,
): void {
  const { comparison, root } = walk;
  const [old, young] = [disjunctsOf(comparison.before, before), disjunctsOf(comparison.after, after)];
  // What is not compared any more is said to have changed as a whole.
  if (old === undefined || young === undefined || !comparison.effort.take(STEPS_OF_PAIR)) {
    compareWhole(walk, before, after, position);
    return;
  }
  const { direction } = root;
  const first = comparison.drafts.length;
  const [olds, youngs] = [
    waysOf(comparison.before, old, { direction, places: comparison.places.before }),
    waysOf(comparison.after, young, { direction, places: comparison.places.after }),
  ];
  const isOne = olds.length === 1 && youngs.length === 1;
  const [earlier = [], later = []] = [olds, youngs].map((ways) =>
    ways
      .filter(({ summary }) => summary.types.size > 0)
      .flatMap((alternative) => (isOne ? [alternative] : withoutNull(alternative))),
  );
  const possible = { before: earlier, after: later };
  const [values, rules] = direction === 'request' ? [before, after] : [after, before];
  const isKept = !isOne && comparison.keeping(direction).contains(values, rules).isProven;
  const { pairs, removed, added } = pairDisjuncts(comparison, possible.before, possible.after);
  const asWritten = comparison.keeping(direction, { closed: false });
  for (const [one, other] of pairs) {
    const ways =
      direction === 'request' ? { taking: one, refusing: other } : { taking: other, refusing: one };
    const others = (direction === 'request' ? possible.after : possible.before).filter(
      (alternative) => alternative !== ways.refusing,
    );
    const inner = branchPosition(walk, position, { ...ways, others });
    compareDisjuncts(
      walk,
      { before: one, after: other },
      {
        ...inner,
        isExclusive: isKept ? position.isExclusive : inner.isExclusive,
        isKept: position.isKept || (!isOne && asWritten.meets(ways.taking.summary, rules, 0).isProven),
      },
    );
  }
  const narrowed = {
    ways: removed,
    others: possible.before,
    rules: after,
    prover: comparison.forward(direction),
  };
  const widened = {
    ways: added,
    others: possible.after,
    rules: before,
    prover: comparison.backward(direction),
  };
  lost(walk, { ...narrowed, relation: 'narrowed', isKept }, position);
  lost(walk, { ...widened, relation: 'widened', isKept }, position);
  const refusing = direction === 'request' ? possible.after : possible.before;
  const isOtherwise =
    removed.length + added.length > 0 ||
    pairs.some(([one, other]) => keywordsOf(one) !== keywordsOf(other) || one.disjunct.branches.length > 1);
  const isSaid = comparison.drafts
    .slice(first)
    .some(({ judgement }) => judgement.kind !== 'safe' && judgement.kind !== 'documentation');
  // With `oneOf`, alternatives that come, go or are chosen in another way change which values others take alone.
  if (!isKept && !isSaid && isOtherwise && refusing.some(isOfOneOf))
    compareWhole(walk, before, after, position);
}

/** The ways to meet a schema; alternatives of single values are one way, as a list of values is. */
function waysOf(
  model: ApiModel,
  disjuncts: readonly Disjunct[],
  { direction, places }: { readonly direction: Direction; readonly places: Places },
): readonly Alternative[] {
  const ways = disjuncts.map((disjunct): Alternative => ({
    disjunct,
    summary: summarise(disjunct.conjuncts, { direction, schemas: model.schemas }),
  }));
  return joinConstants(ways, places);
}

/** The keywords by which a way was chosen. */
function keywordsOf({ disjunct }: Alternative): string {
  return disjunct.branches.map(({ keyword, among }) => `${keyword} ${among.length}`).join(' ');
}

/** `null` beside other types as a way of its own, as some write it as an alternative. */
function withoutNull(alternative: Alternative): readonly Alternative[] {
  const { types, values } = alternative.summary;
  if (!types.has('null') || types.size === 1 || values !== undefined) return [alternative];
  const others = new Set([...types].filter((type) => type !== 'null'));
  return [others, new Set(['null' as const])].map((each) => ({
    ...alternative,
    summary: { ...alternative.summary, types: each },
  }));
}

/**
 * The position inside of the branches that were taken. With `oneOf`, what takes more in one branch may take what another one
 * took alone; not so where the others take no values of this one.
 */
function branchPosition(
  { comparison, root }: SchemaWalk,
  position: Position,
  {
    taking,
    refusing,
    others,
  }: {
    readonly taking: Alternative;
    readonly refusing: Alternative;
    readonly others: readonly Alternative[];
  },
): Position {
  if (taking.disjunct.branches.length === 0) return position;
  const chosen = taking.disjunct.branches.map(({ schema }) => schema);
  return {
    ...position,
    force: (inner) => position.force({ allOf: [...chosen, inner] }),
    isExclusive:
      position.isExclusive || (isOfOneOf(refusing) && !areApart(refuser(comparison, root), refusing, others)),
  };
}

/** Reads schemas of the document that refuses values. */
function refuser(comparison: Comparison, { direction }: Root): Prover {
  return direction === 'request' ? comparison.backward(direction) : comparison.forward(direction);
}

function isOfOneOf({ disjunct }: Alternative): boolean {
  return disjunct.branches.some(({ keyword, among }) => keyword === 'oneOf' && among.length > 1);
}

function areApart(prover: Prover, { summary }: Alternative, others: readonly Alternative[]): boolean {
  return others.every((other) => prover.areApart([summary], [other.summary]));
}

/** Ways that only one document has, and of whose values the other one is not proven to take all. */
function lost(
  walk: SchemaWalk,
  {
    ways,
    others,
    rules,
    prover,
    relation,
    isKept,
  }: {
    readonly ways: readonly Alternative[];
    /** All ways of the document that has these. */
    readonly others: readonly Alternative[];
    readonly rules: readonly Schema[];
    readonly prover: Prover;
    readonly relation: 'narrowed' | 'widened';
    /** Whether all values that were valid are proven to be kept. */
    readonly isKept: boolean;
  },
  position: Position,
): void {
  for (const alternative of ways) {
    const { disjunct, summary } = alternative;
    const proof = prover.meets(summary, rules, 0);
    if (proof.isProven) continue;
    const isExclusive =
      position.isExclusive ||
      (!isKept &&
        isOfOneOf(alternative) &&
        !areApart(
          prover,
          alternative,
          others.filter((other) => other !== alternative),
        ));
    const text = textOf(disjunct);
    const places = relation === 'narrowed' ? { before: disjunct.conjuncts } : { after: disjunct.conjuncts };
    draftAspect(
      walk,
      { ...position, isExclusive },
      {
        aspect: 'alternatives',
        relation,
        keyword: proof.keyword,
        before: relation === 'narrowed' ? text : undefined,
        after: relation === 'widened' ? text : undefined,
        places,
        forced: [{ allOf: disjunct.branches.map(({ schema }) => schema) }],
        edits: addNamed(membersOfRules(prover, rules)),
      },
    );
  }
}

/** Where there are too many ways, or ways that depend on each other, wholes are compared. */
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
    places: {
      before: before.filter((each) => typeof each === 'object'),
      after: after.filter((each) => typeof each === 'object'),
    },
    forced: [true],
  });
}

/** Names that ways to meet the rules describe: a value that has one of them may be refused for it. */
function membersOfRules(prover: Prover, rules: readonly Schema[]): ReadonlySet<string> {
  return new Set(prover.readRules(rules)?.flatMap(({ conjuncts }) => [...describedNames(conjuncts)]));
}

function textOf({ branches, conjuncts }: Disjunct): string {
  const names = branches.map(nameOf);
  return names.length > 0
    ? names.join(' with ')
    : (keywordOf(conjuncts[0] ?? true, 'type')?.join(' or ') ?? 'a schema');
}
