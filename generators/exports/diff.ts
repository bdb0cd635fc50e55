/**
 * What changes between two models: for the changelog of the documentation, and as those see it who keep to the earlier
 * document, with verdicts and witnesses. These names keep their meaning within a major version; codes of changes may be
 * added.
 */

export { changeCodes, type ChangeCode } from '../diff/codes/codes.ts';
export type { Change, ChangeKind, FactChange, Owner, Part, PartKind } from '../diff/change.ts';
export { compareModels } from '../diff/compare.ts';
export type { ContractChange, ContractDiff, ValueWitness, Verdict, Witness } from '../diff/contract.ts';
export type { Compared } from '../diff/compare/comparison.ts';
export { diffModels, type DiffOptions } from '../diff/diff.ts';
export { nextVersion } from '../diff/version.ts';
