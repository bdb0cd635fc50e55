import type { Edit } from './edit.ts';
import type { Place } from './place.ts';
import type { Finding } from './finding.ts';
import { locateFindings, type LocatedFinding } from './located.ts';

/** The first of the findings with one cause, and the places of the others. */
export interface FindingGroup extends LocatedFinding {
  /** Number of findings with this cause, including the first. */
  readonly count: number;
  /** Places of the next findings. */
  readonly others: readonly Place[];
  /** The edits that correct all of them. */
  readonly edits: readonly Edit[];
}

/** Maximum number of further places that are listed. */
const SHOWN = 4;

/**
 * Each finding about the configuration, payloads, traffic, folders and changes is a separate fact; all others are about
 * documents.
 */
const SINGLE = /^(?:config|payload|traffic|output|reconcile|conformance|diff)\//;

/**
 * The findings in order, with those of one cause as one: those with the same code and the same cause by the catalog.
 */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  const groups = new Map<string, { first: LocatedFinding; count: number; others: Place[]; edits: Edit[] }>();
  for (const [index, located] of locateFindings(findings).entries()) {
    const { code, severity, message, group = message, at, edits = [] } = located.finding;
    const isAlone = at === undefined || SINGLE.test(code);
    const key = isAlone ? String(index) : JSON.stringify([code, severity, group]);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { first: located, count: 1, others: [], edits: [...edits] });
    else {
      known.count += 1;
      known.edits.push(...edits);
      if (at !== undefined && known.others.length < SHOWN) known.others.push(at);
    }
  }
  return [...groups.values()].map(({ first, ...group }) => ({ ...first, ...group }));
}
