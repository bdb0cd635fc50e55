import { keywordOf, withoutKeywords } from '../../schema/schema.ts';
import { readPattern } from '../../source/pattern/read-pattern.ts';
import type { JsonObject } from '../../json/json.ts';

/**
 * Patterns that are not regular expressions, that are of another dialect, or that cannot be matched in linear time are
 * not enforced; the source stage has reported them (`schema/invalid-pattern`, `schema/non-ecmascript-pattern`,
 * `schema/pattern-too-complex`). It is then unknown which members such a pattern of `patternProperties` would have
 * described, so the remaining members cannot be checked either.
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
