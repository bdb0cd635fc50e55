import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { JsonObject } from '../document.ts';
import type { References } from '../follow.ts';
import type { DeclaredPath } from '../operations.ts';
import type { Node, NodeGroup } from '../walk.ts';
import type { Mismatches } from './mismatch.ts';

/** A document in normal form, with all of its objects at hand. */
export interface Checked {
  readonly root: JsonObject;
  readonly places: Places;
  readonly nodes: readonly Node[];
}

/** Says what is wrong in one respect. */
export type Rule = (document: Checked) => Iterable<Finding>;

/** Some objects of a document, and what can be known of it beside them. */
export interface CheckedPart {
  readonly nodes: NodeGroup;
  readonly places: Places;
  readonly references: References;
  readonly mismatches: Mismatches;
}

/**
 * Says what is wrong with objects one by one. A rule reads nothing but an object, what is in it and what its references
 * lead to: it is followed again only when one of these is another.
 */
export type PartRule = (part: CheckedPart) => Iterable<Finding>;

/** A document as the rules of the toolkit take it that compare objects of all its parts. */
export interface Examined extends Checked {
  readonly groups: readonly NodeGroup[];
  readonly paths: readonly DeclaredPath[];
  readonly references: References;
}

export type WholeRule = (document: Examined) => Iterable<Finding>;
