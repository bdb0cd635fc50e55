import { keywordOf, withoutKeywords } from '../../schema/schema.ts';
import { readPattern } from '../../source/pattern.ts';
import type { JsonObject } from '../../source/document.ts';

/**
 * Patterns that are no regular expressions, that are of another dialect, or that cannot be matched in linear time are not
 * enforced; the source stage has said so (`schema/invalid-pattern`, `schema/foreign-pattern`, `schema/pattern-
 * runaway`). Which members such a pattern of `patternProperties`
 * would have described is then unknown, so that nothing can be said of the members that are left over either.
 */
export function dropUnenforceablePatterns(schema: JsonObject): JsonObject {
  const kept = isEnforceable(keywordOf(schema, 'pattern') ?? '')
    ? schema
    : withoutKeywords(schema, 'pattern');
  const patterns = Object.entries(keywordOf(schema, 'patternProperties') ?? {});
  const enforceable = patterns.filter(([name]) => isEnforceable(name));
  if (enforceable.length === patterns.length) return kept;
  return {
    ...withoutKeywords(kept, 'additionalProperties', 'unevaluatedProperties'),
    patternProperties: Object.fromEntries(enforceable),
  };
}

function isEnforceable(pattern: string): boolean {
  return readPattern(pattern).matching !== undefined;
}
