/**
 * The changes between two models, as seen by users of the earlier document, with verdicts and witnesses; and the
 * changelog made from them. These names keep their meaning within a major version; codes of changes may be added.
 */

export { changeCodes, type ChangeCode } from '../diff/codes/codes.ts';
export { changelogOf, type Changelog, type ChangelogEntry, type ChangeKind } from '../diff/changelog.ts';
export type {
  ContractChange,
  ContractDiff,
  Owner,
  Subject,
  ValueWitness,
  Verdict,
  Witness,
} from '../diff/contract.ts';
export type { Compared } from '../diff/compare/comparison.ts';
export { diffModels, type DiffOptions } from '../diff/diff.ts';
export { nextVersion } from '../diff/version.ts';
