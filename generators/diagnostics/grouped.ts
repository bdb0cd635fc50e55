import type { Edit } from './edit.ts';
import type { Place } from './place.ts';
import type { Finding } from './finding.ts';
import { locateFindings, type LocatedFinding } from './located.ts';

/** The first of the findings with one cause, and where the others are. */
export interface FindingGroup extends LocatedFinding {
  /** Findings with this cause, the first one counted. */
  readonly count: number;
  /** Places of the next of them. */
  readonly others: readonly Place[];
  /** What corrects all of them. */
  readonly edits: readonly Edit[];
}

/** Places that are named beside the first. */
const SHOWN = 4;

/** Findings about the configuration, payloads, traffic, folders and changes are each a fact of its own; all others are about documents. */
const SINGLE = /^(?:config|payload|traffic|output|reconcile|conformance|diff)\//;

/** The findings in order, those with one cause as one: of one code, and alike in what the catalog says is the cause. */
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
