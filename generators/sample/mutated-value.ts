import type { LiveValidator } from '../check/live.ts';
import type { Json } from '../json/json.ts';
import type { Mutation } from './mutate-value.ts';
import { otherErrorsIn, sentErrorsIn, type ValueError } from './errors.ts';
import type { WirePart } from './wire-part.ts';

/** How the receiver reads a part. */
export interface WireReading {
  readonly wire: WirePart | undefined;
  readonly validate: LiveValidator;
}

/** The first value of a mutation that is refused as it should be: preferably one that all readers refuse. */
export function mutatedValue(
  mutation: Mutation,
  reading: WireReading,
): { readonly value: Json; readonly isAmbiguous: boolean } | undefined {
  const found = [...mutation.values()].filter((value) => isRefused(value, mutation, reading));
  const certain = found.find((value) => !isAmbiguous(value, reading));
  const value = certain ?? found[0];
  return value === undefined ? undefined : { value, isAmbiguous: certain === undefined };
}

/** Whether a value is refused at the intended place and for the intended keyword, and for nothing else. */
function isRefused(value: Json, { pointer, keyword }: Mutation, { wire, validate }: WireReading): boolean {
  const alike = alikes.find((keywords) => keywords.includes(keyword)) ?? [keyword];
  const isMeant = (error: ValueError): boolean =>
    error.pointer === pointer && [...alike, ...combinations].includes(error.keyword);
  const errors = sentErrorsIn(wire, validate, value);
  return errors !== undefined && errors.length > 0 && errors.every(isMeant);
}

function isAmbiguous(value: Json, { wire, validate }: WireReading): boolean {
  return otherErrorsIn(wire, validate, value).some((errors) => errors.length === 0);
}

/** Reported instead of the errors of the branches, if these add nothing. */
const combinations: readonly string[] = ['anyOf', 'oneOf'];

/** Keywords that are interchangeable: `enum` implies a type, and a closed object implies its names. */
const alikes: readonly (readonly string[])[] = [
  ['type', 'enum', 'const'],
  ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'unknown', 'false schema'],
];
