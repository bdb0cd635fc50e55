import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import type { JsonObject } from '../../json/json.ts';
import type { References } from '../references/references.ts';
import type { DeclaredPath } from '../document/operations.ts';
import type { Node, NodeGroup } from '../document/walk.ts';
import type { ValueChecks } from './value-checks.ts';

/** A document in normal form, with all of its objects. */
export interface Checked {
  readonly root: JsonObject;
  readonly places: Places;
  readonly nodes: readonly Node[];
}

/** Reports one kind of error. */
export type Rule = (document: Checked) => Iterable<Finding>;

/** Some objects of a document, and what rules may know beside them. */
export interface CheckedPart {
  readonly nodes: NodeGroup;
  readonly places: Places;
  readonly references: References;
  readonly values: ValueChecks;
}

/**
 * Reports errors of objects one by one. A rule reads only an object, its contents and the targets of its references: it
 * is applied again only if one of these has changed.
 */
export type PartRule = (part: CheckedPart) => Iterable<Finding>;

/** A document for rules of the toolkit that compare objects of all its parts. */
export interface Examined extends Checked {
  /** The root, or a view of it whose reads are tracked. */
  readonly tracked: JsonObject;
  readonly groups: readonly NodeGroup[];
  readonly paths: readonly DeclaredPath[];
  readonly references: References;
  readonly values: ValueChecks;
}

export type WholeRule = (document: Examined) => Iterable<Finding>;
