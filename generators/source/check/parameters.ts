import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../place.ts';
import { declaredPaths, type DeclaredParameter } from './operations.ts';
import type { Rule } from './rule.ts';

/** A list has no two parameters with the same name and place (OpenAPI 3.1.1, sections 4.8.9.1 and 4.8.10.1). */
export const checkParameters: Rule = function* (document) {
  for (const { shared, operations } of declaredPaths(document)) {
    yield* checkList(shared, document.places);
    for (const { own } of operations) yield* checkList(own, document.places);
  }
};

function* checkList(parameters: readonly DeclaredParameter[], places: Places): Generator<Finding> {
  const first = new Map<string, DeclaredParameter>();
  for (const parameter of parameters) {
    const { name, listed } = parameter;
    // Names of headers ignore case (RFC 9110, section 5.1).
    const identity = `${parameter.in} ${parameter.in === 'header' ? name.toLowerCase() : name}`;
    const earlier = first.get(identity);
    if (earlier === undefined) {
      first.set(identity, parameter);
      continue;
    }
    const other = places.of(earlier.listed);
    const related = other === undefined ? [] : [{ message: 'first here', at: other }];
    yield finding('openapi/duplicate-parameter', { name, in: parameter.in }, places.of(listed), related);
  }
}
