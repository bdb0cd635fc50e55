import type { ContractDiff } from '../contract.ts';

/** A diff with what was decided about it. */
export interface DiffReport extends ContractDiff {
  /** Fingerprints of changes that were accepted, with the reason. */
  readonly accepted: ReadonlyMap<string, string>;
  /** The next version by semver; undefined where the version of the earlier document has another form. */
  readonly next: string | undefined;
}
