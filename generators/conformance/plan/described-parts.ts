import type { ApiModel, Schema } from '../../model/model.ts';
import { alternatives } from '../../sample/alternatives.ts';
import { itemSchemas } from '../../sample/array.ts';
import { firstChoice } from '../../sample/choice.ts';
import { memberSchemas } from '../../sample/object.ts';
import { declaredTypes, textsOf, type Conjuncts } from '../../schema/conjuncts.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { conditionWords } from '../../vocabulary/vocabulary.ts';

/** Maximum number of combinations of schemas for one value; a value with more counts as not described. */
const MOST = 64;

/** The combinations of schemas that may describe a value in a request and in a response. */
interface Sides {
  readonly request: readonly Conjuncts[];
  readonly response: readonly Conjuncts[];
}

/**
 * A body of a request without those nested members that a response may leave out or change: members that are empty, not
 * described on both sides, or described by more than their form.
 */
export function inDescribedParts(
  model: ApiModel,
  body: JsonObject,
  schemas: { readonly request: Schema; readonly response: Schema },
): JsonObject {
  const whole: Sides = {
    request: alternatives(model, [schemas.request], firstChoice),
    response: alternatives(model, [schemas.response], firstChoice),
  };
  const member = (sides: Sides, name: string): Sides =>
    below(model, sides, (combination) => schemasOf(combination, name));
  const item = (sides: Sides, index: number): Sides =>
    below(model, sides, (combination) => itemSchemas(combination, index));
  const inside = (value: Json, sides: Sides): Json => {
    if (Array.isArray(value)) return value.map((each, index) => inside(each, item(sides, index)));
    if (!isObject(value)) return value;
    const described = Object.entries(value).flatMap(([name, own]): [string, Json][] => {
      const next = member(sides, name);
      return isNothing(own) || !isDescribed(next, sides, name) ? [] : [[name, inside(own, next)]];
    });
    return Object.fromEntries(described);
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [name, inside(value, member(whole, name))]),
  );
}

/** The combinations for a part of a value. */
function below(model: ApiModel, sides: Sides, partOf: (combination: Conjuncts) => readonly Schema[]): Sides {
  const next = (combinations: readonly Conjuncts[]): readonly Conjuncts[] => {
    const parts = combinations.map(partOf).filter(({ length }) => length > 0);
    const found = parts.flatMap((schemas) => alternatives(model, schemas, firstChoice));
    return found.length > MOST ? [] : found;
  };
  return { request: next(sides.request), response: next(sides.response) };
}

/** Whether both sides describe a member only by its form, the response in each of its combinations for an object. */
function isDescribed({ request, response }: Sides, of: Sides, name: string): boolean {
  const isAlwaysInResponse = of.response
    .filter((combination) => declaredTypes(combination)?.includes('object') ?? true)
    .every((combination) => schemasOf(combination, name).length > 0);
  return (
    isAlwaysInResponse &&
    [request, response].every((combinations) => combinations.length > 0 && isPlainForm(combinations.flat()))
  );
}

function schemasOf(combination: Conjuncts, name: string): readonly Schema[] {
  return memberSchemas(combination, name).filter((schema) => typeof schema === 'object');
}

/** Whether schemas describe a value only by its form: it is no secret, is of both directions, and has no conditions. */
export function isPlainForm(conjuncts: Conjuncts): boolean {
  return (
    !textsOf(conjuncts, 'format').includes('password') &&
    conjuncts.every(
      (conjunct) =>
        keywordOf(conjunct, 'readOnly') !== true &&
        keywordOf(conjunct, 'writeOnly') !== true &&
        !conditionWords.some((extension) => Object.hasOwn(conjunct, extension)),
    )
  );
}

/** Whether a value is null or empty, and so may represent a default. */
export function isNothing(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
