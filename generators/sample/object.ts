import type { Schema } from '../model/model.ts';
import { isSchema, keywordOf } from '../schema/schema.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { isObject, setMember } from '../source/member.ts';
import { enforceablePattern } from '../source/pattern.ts';
import { alternatives, type Facets } from './alternatives.ts';
import type { Builder, Purpose } from './builder.ts';
import { firstChoice } from './choice.ts';
import { describedNames, highest, lowest, requiredNames } from './facets.ts';
import { inner, type Spot } from './spot.ts';
import { sampleTexts } from './text.ts';

/** Most members that are made because a schema asks for a number of them. */
const MOST_MEMBERS = 1_000;

/** Which members an object has. */
export type Members = 'described' | 'required';

export function objectShapes(facets: Facets, isShallow: boolean): readonly Members[] {
  if (highest(facets, 'minProperties', 0) > Math.min(MOST_MEMBERS, lowest(facets, 'maxProperties')))
    return [];
  return isShallow ? ['described', 'required'] : ['required'];
}

/** Undefined where a member that is needed cannot be made. */
export function sampleObject(
  builder: Builder,
  { facets, spot, members }: { readonly facets: Facets; readonly spot: Spot; readonly members: Members },
): JsonObject | undefined {
  const { model, direction } = builder.purpose;
  const required = new Set(
    requiredNames(facets).filter((name) => !isLeftOut(memberSchemas(facets, name), { model, direction })),
  );
  const fewest = highest(facets, 'minProperties', 0);
  const most = lowest(facets, 'maxProperties');
  const object: JsonObject = {};
  const add = (name: string): boolean => {
    const value: Json | undefined = builder.build(memberSchemas(facets, name), inner(spot, name));
    if (value !== undefined) setMember(object, name, value);
    return value !== undefined;
  };
  const size = (): number => Object.keys(object).length;
  let open = most - required.size;
  for (const name of describedNames(facets)) {
    if (required.has(name)) {
      if (!add(name)) return undefined;
    } else if (open > 0 && (members === 'described' || size() < fewest)) {
      if (!isLeftOut(memberSchemas(facets, name), { model, direction }) && add(name)) open -= 1;
    }
  }
  const isMap =
    members === 'described' &&
    size() === 0 &&
    facets.some((facet) => isObject(keywordOf(facet, 'additionalProperties')));
  const wanted = [...required].filter((name) => !Object.hasOwn(object, name));
  const further = furtherNames(facets, Math.max(isMap && most > 0 ? 1 : 0, fewest - size() - wanted.length));
  for (const name of [...wanted, ...dependentNames(facets, object)])
    if (!Object.hasOwn(object, name) && !add(name)) return undefined;
  for (const name of further) add(name);
  return object;
}

/** Whether a member does not belong into a direction: `readOnly` in requests, `writeOnly` in responses. */
export function isLeftOut(
  schemas: readonly Schema[],
  { model, direction }: Pick<Purpose, 'model' | 'direction'>,
): boolean {
  if (direction === undefined) return false;
  const mark = direction === 'request' ? 'readOnly' : 'writeOnly';
  return alternatives(model, schemas, firstChoice).some((facets) =>
    facets.some((facet) => keywordOf(facet, mark) === true),
  );
}

/** The schemas that a member has to meet (JSON Schema 2020-12 Core, section 10.3.2). */
export function memberSchemas(facets: Facets, name: string): readonly Schema[] {
  return facets.flatMap((facet) => {
    const properties = keywordOf(facet, 'properties') ?? {};
    const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const patterns = Object.entries(keywordOf(facet, 'patternProperties') ?? {});
    const matching = patterns.flatMap(([pattern, schema]) => (isMatching(pattern, name) ? [schema] : []));
    const schemas = [own, ...matching].filter(isSchema);
    return schemas.length === 0 ? [keywordOf(facet, 'additionalProperties')].filter(isSchema) : schemas;
  });
}

function isMatching(pattern: string, name: string): boolean {
  return enforceablePattern(pattern)?.test(name) === true;
}

/** Names that nothing describes, as far as the rules for names allow them. */
function furtherNames(facets: Facets, count: number): readonly string[] {
  if (count <= 0) return [];
  const patterns = facets.flatMap((facet) => Object.keys(keywordOf(facet, 'patternProperties') ?? {}));
  const rules = facets.map((facet) => keywordOf(facet, 'propertyNames')).filter((rule) => isObject(rule));
  const named =
    rules.length > 0
      ? sampleTexts(rules, firstChoice)
      : patterns.flatMap((pattern) => sampleTexts([{ pattern }], firstChoice));
  const counted = Array.from({ length: count }, (_, index) => `member${index + 1}`);
  return [...named, ...counted].slice(0, count);
}

/** Names that the members which are there ask for. */
function dependentNames(facets: Facets, object: JsonObject): readonly string[] {
  return facets.flatMap((facet) =>
    Object.entries(keywordOf(facet, 'dependentRequired') ?? {}).flatMap(([name, names]) =>
      Object.hasOwn(object, name) ? names : [],
    ),
  );
}
