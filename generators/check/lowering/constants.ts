import { keywordOf, type Schema } from '../../schema/schema.ts';
import { constantsOf } from '../../schema/types.ts';
import { namesIn, type ValueNames } from '../../schema/value-names.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { namesFor, namesOfLowered, VALUE_NAMES } from './value-names.ts';

type Scalar = null | boolean | number | string;

/** Whether a value has no parts, so that `===` compares it. */
export function isScalar(value: Json): value is Scalar {
  return typeof value !== 'object' || value === null;
}

/**
 * Makes one list of the alternatives of `anyOf` and `oneOf` that allow single values: one look at a list takes the
 * place of as many checks, and what they find reads as one list all the same. A value that two alternatives of `oneOf`
 * allow is met by both of them, so that these stay apart.
 * @param schema a lowered schema, whose subschemas are lowered
 * @param source the same with subschemas as the document has them: titles are the names of single values
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

/** Whether none of some values is allowed by two alternatives. */
function isAllowedOnce(alternatives: readonly Schema[]): (values: readonly Scalar[]) => boolean {
  const uses = new Map<Scalar, number>();
  for (const alternative of alternatives) {
    for (const value of new Set(valuesOf(alternative))) uses.set(value, (uses.get(value) ?? 0) + 1);
  }
  return (values) => values.every((value) => uses.get(value) === 1);
}

/** Puts the values of the alternatives that may be merged in the place of the first of them. */
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

/** The values of a lowered schema that says nothing else, where none is a list or an object. */
function valuesOf(alternative: Schema): readonly Scalar[] | undefined {
  const said = Object.keys(alternative).filter((keyword) => keyword !== VALUE_NAMES);
  const values = said.length === 1 ? constantsOf(alternative) : undefined;
  return values?.every(isScalar) === true ? values : undefined;
}
