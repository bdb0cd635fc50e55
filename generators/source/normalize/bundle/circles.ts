import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { memberOf } from '../../../json/member.ts';
import type { Reference } from './collect.ts';

/** Objects that only refer to each other, by the first of them. */
export interface Circle {
  readonly first: Reference;
  readonly finding: Finding;
}

/** The circles of objects that only refer to each other. */
export function findCircles(references: readonly Reference[], places: Places): Circle[] {
  const leading = references.filter(
    ({ member, target }) => member === '$ref' && memberOf(target.value, '$ref') !== undefined,
  );
  const targets = new Map(leading.map((reference) => [reference.holder, reference]));
  const done = new Set<unknown>();
  const circles: Circle[] = [];
  for (const start of targets.values()) {
    const trail: Reference[] = [];
    let at: Reference | undefined = start;
    while (at !== undefined && !done.has(at.holder)) {
      done.add(at.holder);
      trail.push(at);
      at = targets.get(at.target.value as JsonObject);
    }
    const begin = at === undefined ? -1 : trail.indexOf(at);
    if (at !== undefined && begin !== -1)
      circles.push({ first: at, finding: reportCircle(trail.slice(begin), places) });
  }
  return circles;
}

function reportCircle(circle: readonly Reference[], places: Places): Finding {
  const [first, ...others] = circle.map(({ holder }) => holder);
  const reference = String(first?.['$ref']);
  const related = others.flatMap((holder) => {
    const at = places.at(holder, '$ref');
    return at === undefined ? [] : [{ message: 'by way of this', at }];
  });
  return finding('source/circular-reference', { reference }, first && places.at(first, '$ref'), related);
}
