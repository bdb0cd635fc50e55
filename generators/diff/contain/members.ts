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
function propertiesOf(facet: JsonObject): Readonly<Record<string, Schema>> {
  const known = described.get(facet) ?? keywordOf(facet, 'properties') ?? {};
  described.set(facet, known);
  return known;
}

/** Names that schema objects describe, each once, in the order of the document. */
export function describedNames(facets: readonly JsonObject[]): ReadonlySet<string> {
  return new Set(facets.flatMap((facet) => Object.keys(propertiesOf(facet))));
}

/** Whether a name is among `properties`, or matches one of `patternProperties`. */
export function isDescribed(facet: JsonObject, name: string): boolean {
  if (Object.hasOwn(propertiesOf(facet), name)) return true;
  const patterns = Object.keys(keywordOf(facet, 'patternProperties') ?? {});
  return patterns.some((pattern) => enforceablePattern(pattern)?.test(name) === true);
}

/** The schemas that a member has to meet; `false` where it cannot be there. */
export function schemasOfMember(
  facets: readonly JsonObject[],
  name: string,
  reading: Reading,
): readonly Schema[] {
  if (!facets.some((facet) => isDescribed(facet, name))) return schemasOfOthers(facets, reading);
  return memberSchemas(facets, name);
}

/** The schemas that members have to meet which nothing describes; `false` where there are none. */
export function schemasOfOthers(facets: readonly JsonObject[], { closed }: Reading): readonly Schema[] {
  const others = facets.map((facet) => keywordOf(facet, 'additionalProperties')).filter(isSchema);
  return others.length === 0 && closed && !isFree(facets) ? [false] : others;
}

/** The same for the side whose rules are to be met: what `unevaluatedProperties` refuses counts as well. */
export function rulesOfOthers(facets: readonly JsonObject[]): readonly Schema[] {
  const further = facets.map((facet) => keywordOf(facet, 'unevaluatedProperties')).filter(isSchema);
  return [...schemasOfOthers(facets, { closed: false }), ...further];
}

/** Whether the schemas let members through that they do not describe, by a keyword or by describing none. */
function isFree(facets: readonly JsonObject[]): boolean {
  return (
    describedNames(facets).size === 0 ||
    facets.some(
      (facet) =>
        keywordOf(facet, 'patternProperties') !== undefined ||
        (keywordOf(facet, 'unevaluatedProperties') ?? false) !== false,
    )
  );
}
