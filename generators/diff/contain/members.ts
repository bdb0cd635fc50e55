import { memberSchemas } from '../../sample/object.ts';
import { isSchema, keywordOf, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../json/json.ts';
import { memoize } from '../../incremental/memoize.ts';
import { enforceablePattern } from '../../source/pattern/read-pattern.ts';

/** How to read members that no schema describes. */
export interface Reading {
  /**
   * Whether an object that describes members, and has no keyword about others, is assumed to have no others. Callers
   * send such requests; responses may have more members than the document describes.
   */
  readonly closed: boolean;
}

/** Memoized, because each member is looked up separately. */
const propertiesOf = memoize((conjunct: JsonObject) => keywordOf(conjunct, 'properties') ?? {});

/** Names that schema objects describe, without duplicates, in the order of the document. */
export function describedNames(conjuncts: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(conjuncts.flatMap((conjunct) => Object.keys(propertiesOf(conjunct))));
}

/** Whether a name is in `properties`, or matches a pattern of `patternProperties`. */
export function isDescribed(conjunct: JsonObject, name: string): boolean {
  if (Object.hasOwn(propertiesOf(conjunct), name)) return true;
  const patterns = Object.keys(keywordOf(conjunct, 'patternProperties') ?? {});
  return patterns.some((pattern) => enforceablePattern(pattern)?.test(name) === true);
}

/** The schemas that apply to a member; `false` if the member is not allowed. */
export function schemasOfMember(
  conjuncts: readonly JsonObject[],
  name: string,
  reading: Reading,
): readonly Schema[] {
  if (!conjuncts.some((conjunct) => isDescribed(conjunct, name))) return schemasOfOthers(conjuncts, reading);
  return memberSchemas(conjuncts, name);
}

/** The schemas for undescribed members; `false` if there are none. */
export function schemasOfOthers(conjuncts: readonly JsonObject[], { closed }: Reading): readonly Schema[] {
  const others = conjuncts.map((conjunct) => keywordOf(conjunct, 'additionalProperties')).filter(isSchema);
  return others.length === 0 && closed && !isFree(conjuncts) ? [false] : others;
}

/** The same for the side of the rules, where `unevaluatedProperties` counts as well. */
export function rulesOfOthers(conjuncts: readonly JsonObject[]): readonly Schema[] {
  const further = conjuncts.map((conjunct) => keywordOf(conjunct, 'unevaluatedProperties')).filter(isSchema);
  return [...schemasOfOthers(conjuncts, { closed: false }), ...further];
}

/** Whether the schemas allow undescribed members, by a keyword or because they describe none. */
function isFree(conjuncts: readonly JsonObject[]): boolean {
  return (
    describedNames(conjuncts).size === 0 ||
    conjuncts.some(
      (conjunct) =>
        keywordOf(conjunct, 'patternProperties') !== undefined ||
        (keywordOf(conjunct, 'unevaluatedProperties') ?? false) !== false,
    )
  );
}
