import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { Places } from '../../../diagnostics/place.ts';
import type { JsonObject } from '../../../json/json.ts';
import { limits } from '../../files/limits.ts';
import { isObject, memberOf } from '../../../json/member.ts';
import { appliedNames } from './infinite-recursion.ts';

/**
 * Schemas that lead to the same schemas in several ways, which do so again, multiply the checks of one value with every
 * level. All outputs follow these ways, and the checks do for each value, so such a document is refused. Only the
 * innermost of these schemas are reported.
 */
export function* refuseRepeatedChecks(root: JsonObject, places: Places): Generator<Finding> {
  const schemas = memberOf(memberOf(root, 'components'), 'schemas');
  if (!isObject(schemas)) return;
  const names = Object.keys(schemas);
  const most = names.length + limits.ways;
  /** By name: the number of ways to the ends, which is infinite beyond the limit. */
  const ways = new Map<string, number>();
  const visit = (name: string): Visit => {
    const applied = appliedNames(schemas[name] ?? true);
    return { name, applied, left: applied.filter((each) => !ways.has(each)) };
  };
  for (const start of names) {
    const open = ways.has(start) ? [] : [visit(start)];
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const next = top.left.pop();
      if (next !== undefined) {
        if (!ways.has(next)) open.push(visit(next));
        continue;
      }
      open.pop();
      const { name } = top;
      const count = top.applied.reduce((sum, each) => sum + (ways.get(each) ?? 1), 0);
      ways.set(name, count > most ? Infinity : Math.max(1, count));
      if (count > most && count < Infinity)
        yield finding('schema/exponential-validation', { name, limit: most }, places.at(schemas, name));
    }
  }
}

/** A schema, those that apply to its values, and those of them that were not yet visited. */
interface Visit {
  readonly name: string;
  readonly applied: readonly string[];
  readonly left: string[];
}
