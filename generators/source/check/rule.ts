import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { Node } from '../walk.ts';

/** A document in normal form, with all of its objects at hand. */
export interface Checked {
  readonly root: JsonObject;
  readonly places: Places;
  readonly nodes: readonly Node[];
}

/** Says what is wrong in one respect. */
export type Rule = (document: Checked) => Iterable<Finding>;
