/** What changes between two models, as callers see it. These names keep their meaning within a major version. */

export type { Change, ChangeKind, FactChange, Owner, Part, PartKind } from '../diff/change.ts';
export { compareModels } from '../diff/compare.ts';
