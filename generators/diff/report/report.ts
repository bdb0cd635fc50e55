import type { Changelog } from '../changelog.ts';
import type { ContractDiff } from '../contract.ts';

/** A diff with the decisions about it. */
export interface DiffReport extends ContractDiff {
  /** Fingerprints of changes that were accepted, with the reason. */
  readonly accepted: ReadonlyMap<string, string>;
  /** The versions of the documents. */
  readonly versions: Pick<Changelog, 'from' | 'to'>;
  /** The next version by semver; undefined where the version of the earlier document has another form. */
  readonly next: string | undefined;
}
