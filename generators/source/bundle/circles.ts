import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { JsonObject } from '../document.ts';
import type { Places } from '../place.ts';
import type { Reference } from './collect.ts';

/** One finding for each circle of objects that are nothing but references to each other. */
export function findCircles(references: readonly Reference[], places: Places): Finding[] {
  const targets = new Map(
    references
      .filter(({ member }) => member === '$ref')
      .map((reference) => [reference.holder, reference.target.value]),
  );
  const done = new Set<unknown>();
  const findings: Finding[] = [];
  for (const start of targets.keys()) {
    const trail: JsonObject[] = [];
    let at: unknown = start;
    while (targets.has(at as JsonObject) && !done.has(at)) {
      done.add(at);
      trail.push(at as JsonObject);
      at = targets.get(at as JsonObject);
    }
    const circle = trail.slice(trail.indexOf(at as JsonObject));
    if (trail.includes(at as JsonObject)) findings.push(reportCircle(circle, places));
  }
  return findings;
}

function reportCircle(circle: readonly JsonObject[], places: Places): Finding {
  const [first, ...others] = circle;
  const reference = String(first?.['$ref']);
  const related = others.flatMap((holder) => {
    const at = places.at(holder, '$ref');
    return at === undefined ? [] : [{ message: 'by way of this', at }];
  });
  return finding('source/circular-reference', { reference }, first && places.at(first, '$ref'), related);
}
