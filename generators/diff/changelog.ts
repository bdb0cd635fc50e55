import type { ChangeCode } from './codes/codes.ts';
import type { ContractChange, ContractDiff } from './contract.ts';
import { nextVersion } from './version.ts';

/** What happened to a part of a document; `documentation` if only texts have changed. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed' | 'documentation';

/** The kinds in the order of a changelog (Keep a Changelog 1.1.0), with their titles. */
export const changeKinds: ReadonlyMap<ChangeKind, string> = new Map([
  ['added', 'Added'],
  ['changed', 'Changed'],
  ['deprecated', 'Deprecated'],
  ['removed', 'Removed'],
  ['documentation', 'Documentation'],
]);

/** The effect on users of the earlier document, in a word for each verdict. */
export const effects: Readonly<Record<ContractChange['verdict']['kind'], string>> = {
  breaks: 'Breaking',
  unknown: 'May break',
  safe: 'Safe',
  documentation: 'Documentation',
};

/** A change, and its place in a changelog. */
export interface ChangelogEntry extends ContractChange {
  readonly kind: ChangeKind;
}

/** The changes of one version since another, as a changelog lists them. */
export interface Changelog {
  /** The versions of the documents. */
  readonly from: string;
  readonly to: string;
  readonly bump: ContractDiff['bump'];
  /** The next version by semver; undefined where the version of the earlier document has another form. */
  readonly next: string | undefined;
  /** All changes of the diff, grouped by kind; within a kind, in the order of the diff. */
  readonly changes: readonly ChangelogEntry[];
}

/** The changelog of a diff. */
export function changelogOf(
  { changes, bump }: ContractDiff,
  { from, to }: Pick<Changelog, 'from' | 'to'>,
): Changelog {
  const entries = changes.map((change): ChangelogEntry => ({ ...change, kind: kindOf(change) }));
  return {
    from,
    to,
    bump,
    next: nextVersion(from, bump),
    changes: [...changeKinds.keys()].flatMap((kind) => entries.filter((entry) => entry.kind === kind)),
  };
}

/** Codes end in what happened: `-added`, `-removed`, `-deprecated`; all others are changes. */
function kindOf({
  code,
  verdict,
}: { readonly code: ChangeCode } & Pick<ContractChange, 'verdict'>): ChangeKind {
  if (code.endsWith('-deprecated')) return 'deprecated';
  if (verdict.kind === 'documentation') return 'documentation';
  if (code.endsWith('-added')) return 'added';
  return code.endsWith('-removed') ? 'removed' : 'changed';
}
