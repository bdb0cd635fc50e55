import type { Place, Places } from '../../diagnostics/place.ts';
import type { Schema } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { aspectCode } from '../codes/schemas.ts';
import { aspects, type AspectName, type Relation } from '../codes/aspects.ts';
import type { Verdict } from '../contract.ts';
import { whereOf, type Draft, type Probe, type Position } from './draft.ts';
import type { Pair } from './pairs.ts';
import type { SchemaWalk } from './walk.ts';
import { safe, unknown } from './verdicts.ts';

/** An aspect of two schemas that differs. */
export interface AspectDifference {
  readonly aspect: AspectName;
  readonly relation: Relation;
  /** The keyword at which the proof that nothing breaks has ended. */
  readonly keyword: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly places: Partial<Pair<readonly JsonObject[]>>;
  /** What to try for a witness, see `Probe`. */
  readonly forced: readonly Schema[];
  readonly edits?: (value: Json) => readonly Json[];
}

/**
 * Adds the change of an aspect. It is safe if values of this direction stay valid; otherwise it comes with a probe.
 */
export function draftAspect(walk: SchemaWalk, position: Position, difference: AspectDifference): void {
  const { aspect, relation, keyword, before, after, forced, edits } = difference;
  const { direction } = walk.root;
  const isSafe = relation === (direction === 'request' ? 'widened' : 'narrowed');
  draftChange(walk, position, {
    code: aspectCode(direction, aspect, relation),
    words: { before, after },
    places: difference.places,
    judgement: isSafe
      ? safe(SAFE[direction])
      : { kind: 'probe', forced, keyword, keywords: keywordsOf(aspect), edits },
  });
}

/**
 * The keywords of an aspect, by which errors are recognised as being about it; undefined if any keyword may report
 * them.
 */
function keywordsOf(name: AspectName): readonly string[] | undefined {
  if (name === 'alternatives') return undefined;
  if (name === 'other-properties') return ['additionalProperties', 'unevaluatedProperties'];
  const own = aspects.find((aspect) => aspect.name === name)?.keywords ?? [];
  if (name === 'pattern-properties') return [...own, 'additionalProperties'];
  return name === 'values' ? [...own, 'discriminator'] : own;
}

const SAFE = {
  request: 'every value that was valid is valid by this rule',
  response: 'every value that is possible by this rule was possible before',
} as const;

/** A change at a position. */
export interface PositionChange {
  readonly code: Draft['code'];
  readonly words?: Pick<Draft['words'], 'before' | 'after'>;
  readonly places: AspectDifference['places'];
  /** The places of parts that are not schemas. */
  readonly at?: Pair<Place>;
  readonly judgement: Verdict | Omit<Probe, 'position'>;
}

/**
 * Adds a change at a position. If all values of an alternative are proven to stay valid, no change in it breaks
 * anybody. In an alternative of `oneOf` that may overlap with others, no change is safe because of that one alone.
 */
export function draftChange({ comparison }: SchemaWalk, position: Position, change: PositionChange): void {
  const { code, words, places } = change;
  const judgement = judgedAt(position, change.judgement);
  comparison.add({
    code,
    words: { ...words, where: whereOf(position) },
    subject: { ...position.group.subject, names: [...position.group.subject.names, ...position.names] },
    before: change.at?.before ?? placeOf(comparison.places.before, places.before),
    after: change.at?.after ?? placeOf(comparison.places.after, places.after),
    group: position.group,
    judgement: judgement.kind === 'probe' ? { ...judgement, position } : judgement,
  });
}

function judgedAt(
  { isKept, isExclusive }: Position,
  judgement: PositionChange['judgement'],
): PositionChange['judgement'] {
  if (isExclusive && (judgement.kind === 'safe' || (judgement.kind === 'probe' && isKept)))
    return unknown('oneOf');
  return judgement.kind === 'probe' && isKept
    ? safe('other alternatives accept the values that this one does not')
    : judgement;
}

function placeOf(places: Places, nodes: readonly JsonObject[] = []): Place | undefined {
  return nodes.map((node) => places.of(node)).find((place) => place !== undefined);
}
