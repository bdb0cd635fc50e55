import { finding } from '../../diagnostics/catalog.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Places } from '../place.ts';
import { suggest } from '../suggestion.ts';
import { nameOf } from '../text-file.ts';
import { declaredPaths, type DeclaredOperation, type DeclaredParameter } from './operations.ts';
import type { Rule } from './rule.ts';

/** Each `{name}` of a path is a path parameter of each of its operations, and the other way round (OpenAPI 3.1.1, section 4.8.12.1). */
export const checkPathParameters: Rule = function* (document) {
  const { places } = document;
  for (const { path, value, shared, operations } of declaredPaths(document)) {
    const names = templateNames(path);
    const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
    for (const name of repeated)
      yield finding('openapi/repeated-path-parameter', { name, path }, nameOf(places.of(value)));
    for (const operation of operations) yield* checkOperation({ operation, names, places });
    for (const parameter of shared) yield* checkParameter({ parameter, names, path, places });
  }
};

/** The names in braces of a path template, as often as they occur. */
function templateNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

function* checkOperation(given: {
  operation: DeclaredOperation;
  names: readonly string[];
  places: Places;
}): Generator<Finding> {
  const { operation, names, places } = given;
  const { path, value, shared, own } = operation;
  const declared = [...shared, ...own].filter((parameter) => parameter.in === 'path').map(({ name }) => name);
  for (const name of new Set(names)) {
    if (declared.includes(name)) continue;
    const hint = suggest(
      name,
      declared.filter((each) => !names.includes(each)),
    );
    yield finding('openapi/undeclared-path-parameter', { name, path, hint }, places.of(value));
  }
  for (const parameter of own) yield* checkParameter({ parameter, names, path, places });
}

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
