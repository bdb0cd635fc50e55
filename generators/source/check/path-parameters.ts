import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../../diagnostics/place.ts';
import { nameOf } from '../text-file.ts';
import { templateNames, type DeclaredParameter } from '../operations.ts';
import type { WholeRule } from './rule.ts';

/** Each path parameter occurs once in its path, and is required (OpenAPI 3.1.1, section 4.8.12.1). */
export const checkPathParameters: WholeRule = function* ({ paths, places }) {
  for (const { path, value, shared, operations } of paths) {
    const names = templateNames(path);
    const repeated = [...Map.groupBy(names, (name) => name)].filter(([, each]) => each.length > 1);
    for (const [name] of repeated)
      yield finding('openapi/repeated-path-parameter', { name, path }, nameOf(places.of(value)));
    for (const { own } of operations)
      for (const parameter of own) yield* checkParameter({ parameter, names, path, places });
    for (const parameter of shared) yield* checkParameter({ parameter, names, path, places });
  }
};

function* checkParameter(given: {
  parameter: DeclaredParameter;
  names: readonly string[];
  path: string;
  places: Places;
}): Generator<Finding> {
  const { parameter, names, path, places } = given;
  if (parameter.in !== 'path') return;
  const { name, value, listed } = parameter;
  if (!names.includes(name))
    yield finding('openapi/unused-path-parameter', { name, path }, places.of(listed));
  if (value['required'] !== true)
    yield finding('openapi/optional-path-parameter', { name }, places.of(value));
}
