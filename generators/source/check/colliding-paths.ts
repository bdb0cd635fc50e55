import { finding } from '../../diagnostics/catalog.ts';
import { nameOf } from '../text-file.ts';
import type { DeclaredPath } from '../operations.ts';
import type { WholeRule } from './rule.ts';

/** Templates that differ only in the names of their parameters are the same path (OpenAPI 3.1.1, section 4.8.8.1). */
export const checkCollidingPaths: WholeRule = function* ({ paths, places }) {
  const first = new Map<string, DeclaredPath>();
  for (const declared of paths) {
    const form = declared.path.replace(/\{[^{}]*\}/g, '{}');
    const earlier = first.get(form);
    if (earlier === undefined) {
      first.set(form, declared);
      continue;
    }
    const other = nameOf(places.of(earlier.value));
    const related = other === undefined ? [] : [{ message: `${earlier.path} is declared here`, at: other }];
    yield finding(
      'openapi/colliding-paths',
      { path: declared.path, other: earlier.path },
      nameOf(places.of(declared.value)),
      related,
    );
  }
};
