import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { declaredPaths, type DeclaredParameter } from '../../document/operations.ts';
import type { Places } from '../../../diagnostics/place.ts';

/**
 * A list must not have two parameters with the same name and location (OpenAPI 3.1.1, sections 4.8.9.1 and 4.8.10.1):
 * the first stays.
 */
export function* removeDuplicateParameters(root: JsonObject, places: Places): Generator<Finding> {
  for (const { value: item, shared, operations } of declaredPaths(root)) {
    yield* repairList(item, shared, places);
    for (const { value, own } of operations) yield* repairList(value, own, places);
  }
}

function* repairList(
  holder: JsonObject,
  parameters: readonly DeclaredParameter[],
  places: Places,
): Generator<Finding> {
  const first = new Map<string, DeclaredParameter>();
  const later = new Set<unknown>();
  for (const parameter of parameters) {
    const { name, listed } = parameter;
    // Names of headers are case-insensitive (RFC 9110, section 5.1).
    const identity = `${parameter.in} ${parameter.in === 'header' ? name.toLowerCase() : name}`;
    const earlier = first.get(identity);
    if (earlier === undefined) {
      first.set(identity, parameter);
      continue;
    }
    later.add(listed);
    const other = places.of(earlier.listed);
    const related = other === undefined ? [] : [{ message: 'first here', at: other }];
    yield finding('openapi/duplicate-parameter', { name, in: parameter.in }, places.of(listed), related);
  }
  const { parameters: list } = holder;
  if (later.size > 0 && Array.isArray(list))
    holder['parameters'] = places.inherit(
      list.filter((each) => !later.has(each)),
      list,
    );
}
