import { createHash } from 'node:crypto';
import { isObject } from '../source/member.ts';
import { changeFinding, type ChangeCode } from './codes/codes.ts';
import { Comparison, type Compared } from './compare/comparison.ts';
import type { Draft, Probe } from './compare/draft.ts';
import { compareMetadata } from './compare/metadata.ts';
import { compareOperations } from './compare/operations.ts';
import { compareSchemes } from './compare/security.ts';
import { compareServers } from './compare/servers.ts';
import type { ContractChange, ContractDiff, Verdict } from './contract.ts';
import { bumpOf } from './version.ts';
import { lineWith } from './witness/request-line.ts';
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
  const changes = new Map(
    comparison.drafts.map((draft) => {
      const change = conclude(draft, end);
      return [change.fingerprint, change] as const;
    }),
  );
  return { changes: [...changes.values()], bump: bumpOf([...changes.values()]) };
}

function conclude(draft: Draft, end: number): ContractChange {
  const { code, words, before, after, group } = draft;
  const verdict = draft.judgement.kind === 'probe' ? judge(draft.judgement, end) : draft.judgement;
  return {
    code,
    verdict,
    message: changeFinding(code, { ...words }).message,
    where: words.where,
    operations: [...group.operations],
    before,
    after,
    fingerprint: fingerprintOf(code, words),
  };
}

/** Breaks with a witness, else unknown: that nothing was found proves nothing. */
function judge(probe: Probe, end: number): Verdict {
  if (performance.now() > end) return { kind: 'unknown', keyword: 'time' };
  const witness = findWitness(probe, end);
  if (witness === undefined)
    return { kind: 'unknown', keyword: performance.now() > end ? 'time' : probe.keyword };
  const { root, spot } = probe;
  const { location } = spot;
  if (location === undefined || !isObject(witness.value)) return { kind: 'breaks', witness };
  const { model, operation } = witness.takenBy === 'before' ? root.before : root.after;
  const line = lineWith(model, operation, { location, values: witness.value });
  return { kind: 'breaks', witness: line === undefined ? witness : { ...witness, line } };
}

/** Of what changes, not of where it stands in files or how it is judged: an accepted change stays one when lines move. */
function fingerprintOf(code: ChangeCode, { where, before, after }: Draft['words']): string {
  const text = JSON.stringify([code, where, before ?? null, after ?? null]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
