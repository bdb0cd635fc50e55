import { keywordOf, type Schema } from '../../schema/schema.ts';
import type { Disjunct } from '../contain/disjuncts.ts';
import { describedNames } from '../contain/members.ts';
import type { Prover } from '../contain/prover.ts';
import { addNamed } from '../witness/edits.ts';
import type { Alternative } from './alternative.ts';
import { draftAspect } from './draft-aspect.ts';
import type { Position } from './draft.ts';
import { nameOf } from './branch-name.ts';
import { areApart, isOfOneOf } from './exclusive.ts';
import type { SchemaWalk } from './walk.ts';

/** Alternatives that only one document has. */
interface Lost {
  readonly alternatives: readonly Alternative[];
  /** All alternatives of that document. */
  readonly others: readonly Alternative[];
  readonly rules: readonly Schema[];
  readonly prover: Prover;
  readonly relation: 'narrowed' | 'widened';
  /** Whether all values that were valid are proven to stay valid. */
  readonly isKept: boolean;
}

/**
 * Compares alternatives that only one document has. Reports those whose values the other document is not proven to
 * accept.
 */
export function compareLost(
  walk: SchemaWalk,
  position: Position,
  { alternatives, others, rules, prover, relation, isKept }: Lost,
): void {
  for (const alternative of alternatives) {
    const { disjunct, summary } = alternative;
    const proof = prover.meets(summary, rules, 0);
    if (proof.isProven) continue;
    const more = others.filter((other) => other !== alternative);
    const isExclusive =
      position.isExclusive || (!isKept && isOfOneOf(alternative) && !areApart(prover, alternative, more));
    const text = textOf(disjunct);
    const { conjuncts } = disjunct;
    const difference = {
      aspect: 'alternatives',
      relation,
      keyword: proof.keyword,
      before: relation === 'narrowed' ? text : undefined,
      after: relation === 'widened' ? text : undefined,
      places: relation === 'narrowed' ? { before: conjuncts } : { after: conjuncts },
      forced: [{ allOf: disjunct.branches.map(({ schema }) => schema) }],
      edits: addNamed(membersOfRules(prover, rules)),
    } as const;
    draftAspect(walk, { ...position, isExclusive }, difference);
  }
}

/** Names of members that the rules describe. A value may be refused because of one of them. */
function membersOfRules(prover: Prover, rules: readonly Schema[]): ReadonlySet<string> {
  return new Set(prover.readRules(rules)?.flatMap(({ conjuncts }) => [...describedNames(conjuncts)]));
}

function textOf({ branches, conjuncts }: Disjunct): string {
  const names = branches.map(nameOf);
  return names.length > 0
    ? names.join(' with ')
    : (keywordOf(conjuncts[0] ?? true, 'type')?.join(' or ') ?? 'a schema');
}
