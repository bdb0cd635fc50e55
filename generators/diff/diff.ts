import { createHash } from 'node:crypto';
import { changeCodes, changeFinding } from './codes/codes.ts';
import { Comparison, type Compared } from './compare/comparison.ts';
import type { Draft, Probe } from './compare/draft.ts';
import { compareMetadata } from './compare/metadata.ts';
import { compareOperations } from './compare/operations.ts';
import { compareSchemes } from './compare/security.ts';
import { compareServers } from './compare/servers.ts';
import type { ContractChange, ContractDiff, Verdict } from './contract.ts';
import { bumpOf } from './version.ts';
import { findWitness } from './witness/search.ts';

/** How documents are compared. */
export interface DiffOptions {
  /** Seconds that may be spent on proofs and witnesses: 30 unless given. What is not decided then is unknown. */
  readonly maxTime?: number;
}

const USUAL_TIME = 30;

/**
 * What a document changes over an earlier one, as those see it who keep to the earlier one: in the order of the later
 * document, then what concerns it as a whole. A document over itself changes nothing.
 */
export function diffModels(
  before: Compared,
  after: Compared,
  { maxTime = USUAL_TIME }: DiffOptions = {},
): ContractDiff {
  const end = performance.now() + maxTime * 1000;
  const comparison = new Comparison(before, after, end);
  const groups = compareOperations(comparison);
  compareSchemes(comparison);
  compareServers(comparison);
  compareMetadata(comparison);
  comparison.spreadOperations(groups);
  const found = byFingerprint(comparison.drafts);
  const changes = [...found].map(([fingerprint, drafts]) => conclude(drafts, { fingerprint, end }));
  return { changes, bump: bumpOf(changes) };
}

/** A schema that is used in several ways is compared in each: its changes are the same, and the worst verdict counts. */
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
  { fingerprint, end }: { readonly fingerprint: string; readonly end: number },
): ContractChange {
  const [{ code, words, before, after }] = drafts;
  const verdict = worstOf(
    drafts.map(({ judgement }) => judgement),
    end,
  );
  const { affects } = changeCodes[code];
  return {
    code,
    verdict,
    message: changeFinding(code, { ...words, verdict: verdict.kind }).message,
    affects: verdict.kind === 'safe' ? affects.filter((each) => each !== 'callers') : affects,
    where: words.where,
    operations: [...new Set(drafts.flatMap(({ group }) => [...group.operations]))],
    before,
    after,
    fingerprint,
  };
}

const byWeight: readonly Verdict['kind'][] = ['documentation', 'safe', 'unknown', 'breaks'];

function worstOf(judgements: readonly Draft['judgement'][], end: number): Verdict {
  let worst: Verdict = { kind: 'documentation' };
  for (const judgement of judgements) {
    if (worst.kind === 'breaks') break;
    const verdict = judgement.kind === 'probe' ? judge(judgement, end) : judgement;
    if (byWeight.indexOf(verdict.kind) > byWeight.indexOf(worst.kind)) worst = verdict;
  }
  return worst;
}

/** Breaks with a witness, else unknown: that nothing was found proves nothing. */
function judge(probe: Probe, end: number): Verdict {
  const witness = performance.now() > end ? undefined : findWitness(probe, end);
  if (witness !== undefined) return { kind: 'breaks', witness };
  return { kind: 'unknown', keyword: performance.now() > end ? 'time' : probe.keyword };
}

/** Of what changes, not of where it stands in files or how it is judged: an accepted change stays one when lines move. */
function fingerprintOf({ code, words: { where, before, after } }: Draft): string {
  const text = JSON.stringify([code, where, before ?? null, after ?? null]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
