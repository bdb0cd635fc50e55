import { isObject } from '../../source/member.ts';
import { readPattern } from '../../source/pattern.ts';
import type { JsonObject } from '../../source/document.ts';

/**
 * Patterns that are no regular expressions, that are of another dialect, or that cannot be matched in linear time are not
 * enforced; the source stage has said so (`schema/invalid-pattern`, `schema/foreign-pattern`, `schema/pattern-runaway`). Which members such a pattern of `patternProperties`
 * would have described is then unknown, so that nothing can be said of the members that are left over either.
 */
export function dropUnenforceablePatterns(schema: JsonObject): JsonObject {
  const { pattern, patternProperties, ...others } = schema;
  const kept: JsonObject = { ...others };
  if (typeof pattern === 'string' && isEnforceable(pattern)) kept['pattern'] = pattern;
  if (!isObject(patternProperties)) return kept;
  const names = Object.keys(patternProperties);
  if (names.every(isEnforceable)) return { ...kept, patternProperties };
  const { additionalProperties: _, unevaluatedProperties: __, ...rest } = kept;
  const enforceable = Object.entries(patternProperties).filter(([name]) => isEnforceable(name));
  return { ...rest, patternProperties: Object.fromEntries(enforceable) };
}

function isEnforceable(pattern: string): boolean {
  return readPattern(pattern).matching !== undefined;
}
