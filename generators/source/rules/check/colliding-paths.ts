import { finding } from '../../../diagnostics/catalog.ts';
import { nameOf } from '../../files/text-file.ts';
import type { DeclaredPath } from '../../document/operations.ts';
import { methods } from '../../document/structure.ts';
import type { WholeRule } from '../rule.ts';

/**
 * Templates that differ only in the names of their parameters are the same path (OpenAPI 3.1.1, section 4.8.8.1). No
 * request matches two of their operations if these have different methods.
 */
export const checkCollidingPaths: WholeRule = function* ({ paths, places }) {
  const firsts = new Map<string, DeclaredPath>();
  const described = new Map<string, DeclaredPath>();
  for (const declared of paths) {
    const form = declared.path.replace(/\{[^{}]*\}/g, '{}');
    const first = firsts.get(form);
    const requests = methods
      .filter((method) => Object.hasOwn(declared.value, method))
      .map((method) => `${method} ${form}`);
    const rival = requests.map((each) => described.get(each)).find(Boolean);
    for (const each of requests) if (!described.has(each)) described.set(each, declared);
    if (first === undefined) {
      firsts.set(form, declared);
      continue;
    }
    const { path, value } = rival ?? first;
    const at = nameOf(places.of(value));
    const related = at === undefined ? [] : [{ message: `${path} is declared here`, at }];
    const code = rival === undefined ? 'openapi/split-path' : 'openapi/identical-paths';
    yield finding(code, { path: declared.path, other: path }, nameOf(places.of(declared.value)), related);
  }
};
