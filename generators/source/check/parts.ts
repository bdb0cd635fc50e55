import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import { oncePer } from '../once.ts';
import { Remembered } from '../remembered.ts';
import type { NodeGroup } from '../walk.ts';
import type { Examined, PartRule } from './rule.ts';

/** The findings of the rules in a part, and the effort of checking values. */
interface Outcome {
  readonly findings: readonly (readonly [PartRule, readonly Finding[]])[];
  readonly effort: number;
}

/** Applies rules to each part of a document, and again only where an edit changed what they read. */
export class PartCheck {
  readonly #rules: readonly PartRule[];
  /** Findings have places, so they are kept only as long as objects do not move. */
  readonly #known = oncePer((_places: Places) => new Remembered<Outcome>());

  constructor(rules: readonly PartRule[]) {
    this.#rules = rules;
  }

  /** The findings of each rule, in the order of the document. */
  findings({ groups, places, references, values }: Examined): ReadonlyMap<PartRule, readonly Finding[]> {
    const known = this.#known(places);
    const follow = (nodes: NodeGroup): Outcome => {
      const before = values.effort;
      const findings = this.#rules.flatMap((rule) => {
        const own = [...rule({ nodes, places, references, values })];
        return own.length === 0 ? [] : [[rule, own] as const];
      });
      return { findings, effort: values.effort - before };
    };
    const found = new Map(this.#rules.map((rule) => [rule, [] as Finding[]]));
    for (const group of groups) {
      let outcome = known.of(group, references);
      if (outcome === undefined || !values.skip(outcome.effort)) {
        const { made, followed } = references.noted(() => follow(group));
        known.keep(group, made, followed);
        outcome = made;
      }
      for (const [rule, findings] of outcome.findings) found.get(rule)?.push(...findings);
    }
    return found;
  }
}
