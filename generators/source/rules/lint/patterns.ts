import { finding } from '../../../diagnostics/catalog.ts';
import type { Rule } from '../rule.ts';
import { matchesNothing } from '../../pattern/read-pattern.ts';

/** Patterns that refuse every text. */
export const lintPatterns: Rule = function* ({ nodes, places }) {
  for (const { value, shape } of nodes) {
    const { pattern } = value;
    if (shape === 'schema' && typeof pattern === 'string' && matchesNothing(pattern))
      yield finding('lint/unmatchable-pattern', { pattern }, places.at(value, 'pattern'));
  }
};
