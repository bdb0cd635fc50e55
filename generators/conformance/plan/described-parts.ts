import type { ApiModel, Schema } from '../../model/model.ts';
import { alternatives } from '../../sample/alternatives.ts';
import { itemSchemas } from '../../sample/array.ts';
import { firstChoice } from '../../sample/choice.ts';
import { memberSchemas } from '../../sample/object.ts';
import { declaredTypes, textsOf, type Conjuncts } from '../../schema/conjuncts.ts';
import { keywordOf } from '../../schema/schema.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { conditionWords } from '../../vocabulary/vocabulary.ts';

/** The most combinations of schemas that are compared for one value: one with more counts as not described. */
const MOST = 64;

/** The combinations of schemas that may describe a value, in a request and in a response. */
interface Sides {
  readonly request: readonly Conjuncts[];
  readonly response: readonly Conjuncts[];
}

/**
 * A body of a request without the members, in the objects that it contains, that a response may leave out or change: those
 * that are not described on both sides, have no value, or are described by more than their form.
 */
export function inDescribedParts(
  model: ApiModel,
  body: JsonObject,
  schemas: { readonly request: Schema; readonly response: Schema },
): JsonObject {
  const request = alternatives(model, [schemas.request], firstChoice);
  const response = alternatives(model, [schemas.response], firstChoice);
  const inside = (value: Json, sides: Sides): Json => {
    if (Array.isArray(value))
      return value.map((item, index) =>
        inside(
          item,
          below(model, sides, (combination) => itemSchemas(combination, index)),
        ),
      );
    if (!isObject(value)) return value;
    const described = Object.entries(value).flatMap(([name, own]): [string, Json][] => {
      const next = below(model, sides, (combination) => schemasOf(combination, name));
      return isNothing(own) || !isDescribed(next, sides, name) ? [] : [[name, inside(own, next)]];
    });
    return Object.fromEntries(described);
  };
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      inside(
        value,
        below(model, { request, response }, (combination) => schemasOf(combination, name)),
      ),
    ]),
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

/** Whether both sides describe a member only by its form, and the response does so for each combination that is an object. */
function isDescribed({ request, response }: Sides, of: Sides, name: string): boolean {
  const isAlcombinations = of.response
    .filter((combination) => declaredTypes(combination)?.includes('object') ?? true)
    .every((combination) => schemasOf(combination, name).length > 0);
  return (
    isAlcombinations &&
    [request, response].every((combinations) => combinations.length > 0 && isPlainForm(combinations.flat()))
  );
}

function schemasOf(combination: Conjuncts, name: string): readonly Schema[] {
  return memberSchemas(combination, name).filter((schema) => typeof schema === 'object');
}

/** Whether schemas describe a value only by its form. */
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

/** Whether a value may represent a default. */
export function isNothing(value: Json): boolean {
  return value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
}
