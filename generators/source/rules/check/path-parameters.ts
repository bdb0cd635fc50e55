import { finding } from '../../../diagnostics/catalog.ts';
import { nameOf } from '../../files/text-file.ts';
import { templateNames } from '../../document/operations.ts';
import type { WholeRule } from '../rule.ts';

/** Each path parameter occurs once in its path, and is required (OpenAPI 3.1.1, section 4.8.12.1). */
export const checkPathParameters: WholeRule = function* ({ paths, places }) {
  for (const { path, value, shared, operations } of paths) {
    const names = templateNames(path);
    const repeated = [...Map.groupBy(names, (name) => name)].filter(([, each]) => each.length > 1);
    for (const [name] of repeated)
      yield finding('openapi/repeated-path-parameter', { name, path }, nameOf(places.of(value)));
    const parameters = [...operations.flatMap(({ own }) => own), ...shared];
    for (const { name, value: parameter, listed } of parameters.filter((each) => each.in === 'path')) {
      if (!names.includes(name))
        yield finding('openapi/unused-path-parameter', { name, path }, places.of(listed));
      if (parameter['required'] !== true)
        yield finding('openapi/optional-path-parameter', { name }, places.of(parameter));
    }
  }
};
