import type { KeywordName } from '../../keywords/keywords.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { aspects, type Aspect, type AspectName } from '../codes/aspects.ts';
import { canonicalText } from '../contain/canonical-text.ts';
import { provePatternedOthers } from '../contain/object-rules.ts';
import { provenForAll, type Proof } from '../contain/proof.ts';
import type { Prover } from '../contain/prover.ts';
import type { SameSchemas } from '../contain/same.ts';
import { isOutside, type Summary } from '../contain/summary.ts';
import { forcedFor } from '../witness/forced.ts';
import { editsFor } from '../witness/edits.ts';
import type { AlternativePair } from './alternative.ts';
import { draftChange, draftAspect } from './draft-aspect.ts';
import { rolesOf, type Position } from './draft.ts';
import type { Pair } from './pairs.ts';
import { shownAspect, shownFormats, shownValues } from './shown.ts';
import type { SchemaWalk } from './walk.ts';
import { onlyWords } from './verdicts.ts';

/**
 * Compares two alternatives by each aspect. The proofs in both directions, whether each side accepts the values of
 * the other, show how they relate.
 */
export function compareAspects(walk: SchemaWalk, alternatives: AlternativePair, position: Position): void {
  const { comparison, root } = walk;
  const { direction } = root;
  const before = alternatives.before.summary;
  const after = alternatives.after.summary;
  for (const aspect of aspects) {
    const { name, keywords } = aspect;
    const [first] = keywords;
    if (isOutside(before, first) || isOutside(after, first)) continue;
    const own = { before: having(before, keywords), after: having(after, keywords) };
    const isThere = own.before.length + own.after.length > 0;
    if (!isThere || (haveSame(comparison.same, keywords, own) && haveSameBeside(walk, alternatives, name)))
      continue;
    const forward = meets(comparison.forward(direction), before, after, aspect);
    const backward = meets(comparison.backward(direction), after, before, aspect);
    if (forward.isProven && backward.isProven) {
      if (name === 'format') compareNames(walk, position, { before, after, own });
      continue;
    }
    const failed = direction === 'request' ? forward : backward;
    const sides = rolesOf(direction, { before, after });
    if (name === 'values' && before.values !== undefined && after.values !== undefined) {
      compareValues(walk, position, { before, after, own });
      continue;
    }
    draftAspect(walk, position, {
      aspect: name,
      relation: forward.isProven ? 'widened' : backward.isProven ? 'narrowed' : 'changed',
      keyword: failed.isProven ? first : failed.keyword,
      before: shownAspect(before, aspect),
      after: shownAspect(after, aspect),
      places: own,
      forced: forcedFor(name, sides),
      edits: editsFor(name, sides),
    });
  }
}

/** Two summaries, and their schemas that have keywords of an aspect. */
interface Summaries extends Pair<Summary> {
  readonly own: Pair<readonly JsonObject[]>;
}

/** Compares names of formats that accept the same values: only readers see the difference. */
function compareNames(walk: SchemaWalk, position: Position, { before, after, own }: Summaries): void {
  const words = { before: shownFormats(before), after: shownFormats(after) };
  if (words.before === words.after) return;
  draftChange(walk, position, {
    code: `diff/${walk.root.direction}-format-changed`,
    words,
    places: own,
    judgement: onlyWords,
  });
}

/**
 * The keywords that decide which members and items are evaluated, apart from names (JSON Schema 2020-12 Core, section
 * 11).
 */
const evaluating: readonly KeywordName[] = [
  'anyOf',
  'oneOf',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'patternProperties',
  'additionalProperties',
  'prefixItems',
  'items',
  'contains',
];

/** The keywords that an aspect depends on: they decide which members and items are further ones. */
function keywordsBeside(name: AspectName): readonly KeywordName[] {
  if (name.startsWith('unevaluated')) return evaluating;
  return name === 'pattern-properties' ? ['patternProperties', 'additionalProperties'] : [];
}

function haveSameBeside(
  { comparison }: SchemaWalk,
  { before, after }: AlternativePair,
  name: AspectName,
): boolean {
  const keywords = keywordsBeside(name);
  if (keywords.length === 0) return true;
  const own = { before: before.summary.conjuncts, after: after.summary.conjuncts };
  return haveSame(comparison.same, keywords, own);
}

/** Compares two lists of values. Removed values and added values are separate changes. */
function compareValues(walk: SchemaWalk, position: Position, { before, after, own }: Summaries): void {
  const removed = without(before.values ?? [], after.values ?? []);
  const added = without(after.values ?? [], before.values ?? []);
  for (const [relation, values] of [
    ['narrowed', removed],
    ['widened', added],
  ] as const) {
    if (values.length === 0) continue;
    draftAspect(walk, position, {
      aspect: 'values',
      relation,
      keyword: 'enum',
      before: relation === 'narrowed' ? `one with ${shownValues(values)}` : 'the earlier values',
      after: relation === 'narrowed' ? 'one without' : `one with ${shownValues(values)} as well`,
      places: own,
      forced: values.slice(0, 3).map((value) => ({ const: value })),
    });
  }
}

function without(values: readonly Json[], others: readonly Json[]): readonly Json[] {
  const known = new Set(others.map(canonicalText));
  return values.filter((value) => !known.has(canonicalText(value)));
}

/**
 * Whether values meet the rules of an aspect. A member that only a pattern of the values describes counts as
 * undescribed there.
 */
function meets(prover: Prover, values: Summary, { conjuncts }: Summary, { name, keywords }: Aspect): Proof {
  const proof = provenForAll(conjuncts, (conjunct) => prover.meetsConjunct(values, conjunct, 0, keywords));
  if (name !== 'pattern-properties' || !proof.isProven) return proof;
  return provenForAll(conjuncts, (conjunct) =>
    provePatternedOthers(prover, { summary: values, conjunct, depth: 0 }),
  );
}

function having({ conjuncts: all }: Summary, keywords: readonly KeywordName[]): readonly JsonObject[] {
  return all.filter((conjunct) => keywords.some((keyword) => keywordOf(conjunct, keyword) !== undefined));
}

/** Whether the keywords are the same on both sides, whatever else the schemas have. */
function haveSame(
  same: SameSchemas,
  keywords: readonly KeywordName[],
  { before, after }: Pair<readonly JsonObject[]>,
): boolean {
  return (
    before.length === after.length &&
    before.every((one, index) => {
      const other = after[index];
      return other !== undefined && keywords.every((keyword) => same.haveSame(keyword, one, other));
    })
  );
}
