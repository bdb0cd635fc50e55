import { keywordOf, type Schema } from '../../schema/schema.ts';
import { constantsOf } from '../../schema/types.ts';
import { namesIn, type ValueNames } from '../../schema/value-names.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { namesFor, namesOfLowered, VALUE_NAMES } from './value-names.ts';

type Scalar = null | boolean | number | bigint | string;

/** Whether a value has no members or items, so that `===` compares it. */
export function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/**
 * Joins the alternatives of `anyOf` and `oneOf` that allow single values into one list. One comparison with a list
 * replaces as many checks, and their errors already read as one list. A value that two alternatives of `oneOf` allow
 * meets both, so these stay separate.
 * @param schema a lowered schema, whose subschemas are lowered
 * @param source the same with the original subschemas: titles are the names of single values
 */
export function mergeConstants(schema: JsonObject, source: JsonObject): JsonObject {
  const any = keywordOf(schema, 'anyOf');
  const one = keywordOf(schema, 'oneOf');
  return {
    ...schema,
    ...(any === undefined ? {} : { anyOf: merge(any, namesIn(source), () => true) }),
    ...(one === undefined ? {} : { oneOf: merge(one, namesIn(source), isAllowedOnce(one)) }),
  };
}

/** Whether each of some values is allowed by only one alternative. */
function isAllowedOnce(alternatives: readonly Schema[]): (values: readonly Scalar[]) => boolean {
  const uses = new Map<Scalar, number>();
  for (const alternative of alternatives) {
    for (const value of new Set(valuesOf(alternative))) uses.set(value, (uses.get(value) ?? 0) + 1);
  }
  return (values) => values.every((value) => uses.get(value) === 1);
}

/** Replaces the first of the alternatives that may be merged with the values of all. */
function merge(
  alternatives: readonly Schema[],
  names: ValueNames,
  mayMerge: (values: readonly Scalar[]) => boolean,
): Json[] {
  const merged = alternatives.filter((alternative) => {
    const values = valuesOf(alternative);
    return values !== undefined && mayMerge(values);
  });
  const [first, second] = merged;
  if (second === undefined) return [...alternatives];
  const all = [...new Set(merged.flatMap((alternative) => valuesOf(alternative) ?? []))];
  const left = new Set(merged.slice(1));
  const known = new Map([...names, ...merged.flatMap((alternative) => [...namesOfLowered(alternative)])]);
  return alternatives.flatMap((alternative) =>
    alternative === first
      ? [{ enum: all, ...namesFor(all, known) }]
      : left.has(alternative)
        ? []
        : [alternative],
  );
}

/** The values of a lowered schema with no other rules, if none is an array or an object. */
function valuesOf(alternative: Schema): readonly Scalar[] | undefined {
  const said = Object.keys(alternative).filter((keyword) => keyword !== VALUE_NAMES);
  const values = said.length === 1 ? constantsOf(alternative) : undefined;
  return values?.every(isScalar) === true ? values : undefined;
}
