import type { Finding } from '../../../diagnostics/finding.ts';
import { Cache } from '../../../incremental/cache.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { NodeGroup } from '../../document/walk.ts';
import type { Examined, PartRule } from '../rule.ts';

/** The findings of the rules in a part, and the effort of checking values. */
interface Outcome {
  readonly findings: readonly (readonly [PartRule, readonly Finding[]])[];
  readonly effort: number;
}

const outcomes = new Cache<JsonObject, NodeGroup, Outcome>();

/**
 * Applies rules to each part of a document, and again only where an edit changed what they read. Returns the findings of
 * each rule, in the order of the document.
 */
export function findingsOfParts(
  rules: readonly PartRule[],
  { tracked, groups, places, references, values }: Examined,
): ReadonlyMap<PartRule, readonly Finding[]> {
  const check = (nodes: NodeGroup): Outcome => {
    const before = values.effort;
    const findings = rules.flatMap((rule) => {
      const own = [...rule({ nodes, places, references, values })];
      return own.length === 0 ? [] : [[rule, own] as const];
    });
    return { findings, effort: values.effort - before };
  };
  const found = new Map(rules.map((rule) => [rule, [] as Finding[]]));
  for (const group of groups) {
    const before = values.effort;
    let outcome = outcomes.get(tracked, group, () => check(group), [places, rules]);
    const isReused = values.effort === before && outcome.effort > 0;
    // So near to the limit, fewer values might be checked.
    if (isReused && !values.skip(outcome.effort)) outcome = check(group);
    for (const [rule, findings] of outcome.findings) found.get(rule)?.push(...findings);
  }
  return found;
}
