import { finding } from '../../../diagnostics/catalog.ts';
import type { Finding } from '../../../diagnostics/finding.ts';
import type { JsonObject } from '../../../json/json.ts';
import { declaredPaths, templateNames, type DeclaredOperation } from '../../document/operations.ts';
import type { Places } from '../../../diagnostics/place.ts';
import { listOf } from '../../../json/member.ts';
import { suggest } from '../../rules/suggestion.ts';

/**
 * Each `{name}` of a path must be a path parameter of each of its operations (OpenAPI 3.1.1, section 4.8.12.1): an
 * undeclared one is assumed to be a string.
 */
export function* declarePathParameters(root: JsonObject, places: Places): Generator<Finding> {
  for (const { path, operations } of declaredPaths(root)) {
    const names = new Set(templateNames(path));
    for (const operation of operations) yield* declareMissing(operation, names, places);
  }
}

function* declareMissing(
  { path, value, shared, own }: DeclaredOperation,
  names: ReadonlySet<string>,
  places: Places,
): Generator<Finding> {
  const declared = new Set(
    [...shared, ...own].filter((parameter) => parameter.in === 'path').map(({ name }) => name),
  );
  const missing = [...names].filter((name) => !declared.has(name));
  if (missing.length === 0) return;
  const others = [...declared].filter((each) => !names.has(each));
  for (const name of missing) {
    const hint = suggest(name, others);
    yield finding('openapi/undeclared-path-parameter', { name, path, hint }, places.of(value));
  }
  const assumed = missing.map((name) => assume(name, value, places));
  value['parameters'] = places.inherit([...listOf(value['parameters']), ...assumed], value);
}

function assume(name: string, operation: JsonObject, places: Places): JsonObject {
  const schema = places.inherit<JsonObject>({ type: 'string' }, operation);
  return places.inherit<JsonObject>({ name, in: 'path', required: true, schema }, operation);
}
