import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import { declaredPaths, type DeclaredPath } from '../../document/operations.ts';
import { nameOf } from '../../files/text-file.ts';

/**
 * Texts of path templates: invalid characters, unbalanced braces, parameters without a text between them, and
 * inconsistent trailing slashes (OpenAPI 3.1.1, section 4.8.8).
 */
export const lintPaths: Rule = function* ({ root, places }) {
  const paths = [...declaredPaths(root)];
  for (const { path, value } of paths) {
    const [character] = /[?#]/.exec(path.replace(/\{[^{}/]*\}/g, '')) ?? [];
    const at = nameOf(places.of(value));
    if (character !== undefined) yield finding('lint/path-query', { path, character }, at);
    if (/[{}]/.test(path.replace(/\{[^{}/]*\}/g, ''))) yield finding('lint/path-braces', { path }, at);
    const [, first, second] = /\{([^{}/]+)\}\{([^{}/]+)\}/.exec(path) ?? [];
    if (first !== undefined && second !== undefined)
      yield finding('lint/adjacent-parameters', { path, first, second }, at);
  }
  const { slashed = [], plain = [] } = Object.groupBy(
    paths.filter(({ path }) => path !== '/'),
    ({ path }) => (path.endsWith('/') ? 'slashed' : 'plain'),
  );
  const fewer: readonly DeclaredPath[] = slashed.length <= plain.length ? slashed : plain;
  for (const { path, value } of fewer)
    yield finding('lint/trailing-slash', { path, has: path.endsWith('/') }, nameOf(places.of(value)));
};
