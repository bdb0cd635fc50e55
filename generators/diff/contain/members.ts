import { memberSchemas } from '../../sample/object.ts';
import { isSchema, keywordOf, type Schema } from '../../schema/schema.ts';
import type { JsonObject } from '../../source/document.ts';
import { enforceablePattern } from '../../source/pattern.ts';

/** How members that nothing describes are read. */
export interface Reading {
  /**
   * Whether an object that describes members and says nothing of others has no others. That is how callers make
   * requests; responses may hold more than the document says.
   */
  readonly closed: boolean;
}

const described = new WeakMap<JsonObject, Readonly<Record<string, Schema>>>();

/** The members of a schema object; read once, as each of them is asked for. */
function propertiesOf(conjunct: JsonObject): Readonly<Record<string, Schema>> {
  const known = described.get(conjunct) ?? keywordOf(conjunct, 'properties') ?? {};
  described.set(conjunct, known);
  return known;
}

/** Names that schema objects describe, each once, in the order of the document. */
export function describedNames(conjuncts: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(conjuncts.flatMap((conjunct) => Object.keys(propertiesOf(conjunct))));
}

/** Whether a name is among `properties`, or matches one of `patternProperties`. */
export function isDescribed(conjunct: JsonObject, name: string): boolean {
  if (Object.hasOwn(propertiesOf(conjunct), name)) return true;
  const patterns = Object.keys(keywordOf(conjunct, 'patternProperties') ?? {});
  return patterns.some((pattern) => enforceablePattern(pattern)?.test(name) === true);
}

/** The schemas that a member has to meet; `false` where it cannot be there. */
export function schemasOfMember(
  conjuncts: readonly JsonObject[],
  name: string,
  reading: Reading,
): readonly Schema[] {
  if (!conjuncts.some((conjunct) => isDescribed(conjunct, name))) return schemasOfOthers(conjuncts, reading);
  return memberSchemas(conjuncts, name);
}

/** The schemas that members have to meet which nothing describes; `false` where there are none. */
export function schemasOfOthers(conjuncts: readonly JsonObject[], { closed }: Reading): readonly Schema[] {
  const others = conjuncts.map((conjunct) => keywordOf(conjunct, 'additionalProperties')).filter(isSchema);
  return others.length === 0 && closed && !isFree(conjuncts) ? [false] : others;
}

/** The same for the side whose rules are to be met: what `unevaluatedProperties` refuses counts as well. */
export function rulesOfOthers(conjuncts: readonly JsonObject[]): readonly Schema[] {
  const further = conjuncts.map((conjunct) => keywordOf(conjunct, 'unevaluatedProperties')).filter(isSchema);
  return [...schemasOfOthers(conjuncts, { closed: false }), ...further];
}

/** Whether the schemas let members through that they do not describe, by a keyword or by describing none. */
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
