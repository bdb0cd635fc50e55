import { createHash } from 'node:crypto';
import { changeCodes, changeFinding } from './codes/codes.ts';
import { Comparison, type Compared } from './compare/comparison.ts';
import type { Draft, Probe } from './compare/draft.ts';
import { compareMetadata } from './compare/metadata.ts';
import { compareOperations } from './compare/operations.ts';
import { compareSchemaNames } from './compare/schema-names.ts';
import { compareSchemes } from './compare/security.ts';
import { compareServers } from './compare/servers.ts';
import type { ContractChange, ContractDiff, Verdict } from './contract.ts';
import type { Effort } from './effort.ts';
import { bumpOf } from './version.ts';
import { findWitness } from './witness/search.ts';

/** How documents are compared. */
export interface DiffOptions {
  /**
   * Steps that proofs and witnesses may take; 30,000,000 by default. A step is a rule that a proof examines; what takes
   * longer counts as several. Changes that are not decided then are unknown.
   */
  readonly maxSteps?: number;
  /** Seconds after which the comparison ends in any case; 300 by default. */
  readonly maxTime?: number;
}

/** The default limits, which take about 30 seconds on an idle machine. */
export const usualLimits = { maxSteps: 30_000_000, maxTime: 300 } as const;

/**
 * The changes between two documents, as seen by users of the earlier one: in the order of the later document, then
 * those of the document as a whole. Two equal documents have no changes.
 */
export function diffModels(
  before: Compared,
  after: Compared,
  { maxSteps = usualLimits.maxSteps, maxTime = usualLimits.maxTime }: DiffOptions = {},
): ContractDiff {
  const end = performance.now() + maxTime * 1000;
  const comparison = new Comparison(before, after, { steps: maxSteps, end });
  const groups = compareOperations(comparison);
  compareSchemes(comparison);
  compareServers(comparison);
  compareSchemaNames(comparison);
  compareMetadata(comparison);
  comparison.spreadOperations(groups);
  const found = byFingerprint(comparison.drafts);
  const changes = [...found].map(([fingerprint, drafts]) =>
    conclude(drafts, { fingerprint, effort: comparison.effort }),
  );
  return { changes, bump: bumpOf(changes) };
}

/**
 * Changes by fingerprint. A schema that is used in several ways is compared in each of them, and the worst verdict
 * counts.
 */
function byFingerprint(drafts: readonly Draft[]): ReadonlyMap<string, readonly [Draft, ...Draft[]]> {
  const found = new Map<string, readonly [Draft, ...Draft[]]>();
  for (const draft of drafts) {
    const fingerprint = fingerprintOf(draft);
    const known = found.get(fingerprint);
    found.set(fingerprint, known === undefined ? [draft] : [...known, draft]);
  }
  return found;
}

function conclude(
  drafts: readonly [Draft, ...Draft[]],
  { fingerprint, effort }: { readonly fingerprint: string; readonly effort: Effort },
): ContractChange {
  const [{ code, words, group, subject = group.subject, before, after }] = drafts;
  const verdict = worstOf(
    drafts.map(({ judgement }) => judgement),
    effort,
  );
  const { affects } = changeCodes[code];
  return {
    code,
    verdict,
    message: changeFinding(code, { ...words, verdict: verdict.kind }).message,
    affects: verdict.kind === 'safe' ? affects.filter((each) => each !== 'callers') : affects,
    where: words.where,
    subject,
    operations: [...new Set(drafts.flatMap((draft) => [...draft.group.operations]))],
    before,
    after,
    fingerprint,
  };
}

const byWeight: readonly Verdict['kind'][] = ['documentation', 'safe', 'unknown', 'breaks'];

function worstOf(judgements: readonly Draft['judgement'][], effort: Effort): Verdict {
  let worst: Verdict = { kind: 'documentation' };
  for (const judgement of judgements) {
    if (worst.kind === 'breaks') break;
    const verdict = judgement.kind === 'probe' ? judge(judgement, effort) : judgement;
    if (byWeight.indexOf(verdict.kind) > byWeight.indexOf(worst.kind)) worst = verdict;
  }
  return worst;
}

/** Breaks if a witness is found, otherwise unknown: the absence of a witness proves nothing. */
function judge(probe: Probe, effort: Effort): Verdict {
  const witness = effort.spent === undefined ? findWitness(probe, effort) : undefined;
  if (witness !== undefined) return { kind: 'breaks', witness };
  return { kind: 'unknown', keyword: effort.spent ?? probe.keyword };
}

/**
 * The fingerprint depends on what changes, not on its place in files or its verdict, so that a change stays accepted
 * when lines move.
 */
function fingerprintOf({ code, words: { where, before, after } }: Draft): string {
  const text = JSON.stringify([code, where, before ?? null, after ?? null]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
