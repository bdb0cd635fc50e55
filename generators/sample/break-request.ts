import { memberPointer } from '../../runtime/parameters/error.ts';
import type { LiveValidator } from '../emit/validators/live.ts';
import type { ApiModel, MediaType, Operation, ParameterIn } from '../model/model.ts';
import type { Json } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { breakValue, UNKNOWN_MEMBER, type Break } from './break.ts';
import { faultsIn, isSendable, wireFaultsIn } from './faults.ts';
import { takesAnyMember } from './query-members.ts';
import { locationsOf, sampleRequest, type RequestValues } from './request.ts';
import type { Sample, Sampler, SampleOptions } from './sampler.ts';
import { formPart, parameterPart, type WirePart } from './wire-part.ts';

/** A request in which one constraint of the document is broken. */
export interface BrokenRequest {
  readonly in: ParameterIn | 'body';
  /** Where the fault is to be found in the decoded values of that part: JSON Pointer; empty for a missing body. */
  readonly pointer: string;
  /** Keyword of the schema; `required` also for the body, `unknown` for parameters and fields that nothing describes. */
  readonly keyword: string;
  readonly values: RequestValues;
}

/**
 * Requests that each break one constraint of an operation and are valid otherwise. Each was sent through the codec
 * and refused by the validators at its pointer; constraints that cannot be broken on the wire are left out, as every
 * text is a string there. Seeds lead to the constraints of other branches of `anyOf` and `oneOf`.
 */
export function breakRequest(
  model: ApiModel,
  operation: Operation,
  {
    sampler,
    seeds = [undefined],
  }: { readonly sampler: Sampler; readonly seeds?: readonly (number | undefined)[] },
): readonly BrokenRequest[] {
  const found = new Map<string, BrokenRequest>();
  for (const seed of seeds) {
    const options = { examples: false, ...(seed === undefined ? {} : { seed }) };
    for (const mediaType of operation.body?.content ?? [undefined]) {
      const valid = sampleRequest(operation, sampler, {
        ...options,
        ...(mediaType === undefined ? {} : { mediaType }),
      });
      if (valid === undefined) continue;
      for (const broken of brokenParts({ model, operation, sampler, options, valid })) {
        const key = JSON.stringify([
          broken.in,
          broken.in === 'body' ? (mediaType?.type ?? '') : '',
          broken.pointer,
          broken.keyword,
        ]);
        if (!found.has(key)) found.set(key, broken);
      }
    }
  }
  return [...found.values()];
}

interface Given {
  readonly model: ApiModel;
  readonly operation: Operation;
  readonly sampler: Sampler;
  readonly options: SampleOptions;
  readonly valid: RequestValues;
}

function* brokenParts(given: Given): Generator<BrokenRequest> {
  const { model, operation, sampler, options, valid } = given;
  for (const location of locationsOf(operation)) {
    const sample = sampler.parameters(operation, location, options);
    if (sample === undefined) continue;
    const wire = parameterPart(model, operation, location);
    const validate = sampler.validators.parameters(operation, location);
    for (const { pointer, keyword, value } of refused(model, sample, { wire, validate })) {
      const isMember = location === 'query' && keyword === 'unknown' && takesAnyMember(model, operation);
      if (isObject(value) && !isMember)
        yield {
          in: location,
          pointer,
          keyword,
          values: { ...valid, parameters: { ...valid.parameters, [location]: value } },
        };
    }
  }
  // What an operation without parameters in the query does not know.
  if (!locationsOf(operation).includes('query') && !takesAnyMember(model, operation))
    yield {
      in: 'query',
      pointer: memberPointer('', UNKNOWN_MEMBER),
      keyword: 'unknown',
      values: { ...valid, parameters: { ...valid.parameters, query: { [UNKNOWN_MEMBER]: 'text' } } },
    };
  const { body } = valid;
  if (body === undefined) return;
  const { mediaType } = body;
  if (operation.body?.required === true)
    yield { in: 'body', pointer: '', keyword: 'required', values: { ...valid, body: undefined } };
  const sample = sampler.body(operation, mediaType, options);
  if (sample === undefined) return;
  const validate = sampler.validators.body(operation, mediaType);
  for (const { pointer, keyword, value } of refused(model, sample, {
    wire: wireOf(model, mediaType),
    validate,
  })) {
    // Whatever is sent as text is a string.
    const isValue = mediaType.kind !== 'text' && mediaType.kind !== 'binary';
    if (isValue || typeof value === 'string')
      yield { in: 'body', pointer, keyword, values: { ...valid, body: { mediaType, value } } };
  }
}

interface Refused extends Pick<Break, 'pointer' | 'keyword'> {
  readonly value: Json;
}

/** How a part is read on the other side. */
interface Reading {
  readonly wire: WirePart | undefined;
  readonly validate: LiveValidator;
}

function* refused(model: ApiModel, sample: Sample, reading: Reading): Generator<Refused> {
  for (const broken of [...breakValue(model, sample), ...unknownName(sample, reading)]) {
    const { pointer, keyword, values } = broken;
    const value = values.find((each) => isRefused(each, broken, reading));
    if (value !== undefined) yield { pointer, keyword, value };
  }
}

/** Whether a value is refused where and for what it is meant to be. */
function isRefused(value: Json, { pointer, keyword }: Break, { wire, validate }: Reading): boolean {
  if (wire !== undefined && !isSendable(wire, value)) return false;
  const faults = wire === undefined ? faultsIn(validate, value) : wireFaultsIn(wire, validate, value);
  const alike = alikes.find((keywords) => keywords.includes(keyword)) ?? [keyword];
  return faults.some(
    (fault) => fault.pointer === pointer && [...alike, ...combinations].includes(fault.keyword),
  );
}

/** Told instead of what the branches find, where that says no more. */
const combinations: readonly string[] = ['anyOf', 'oneOf'];

/** Keywords that speak for each other: a type is said by the values that are allowed, a closed object by its names. */
const alikes: readonly (readonly string[])[] = [
  ['type', 'enum', 'const'],
  ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'unknown', 'false schema'],
];

/** Parameters are closed whatever their schema says; whether a form is, the codec tells. */
function unknownName({ value }: Sample, { wire }: Reading): readonly Break[] {
  if (wire === undefined || !isObject(value)) return [];
  return [
    {
      pointer: memberPointer('', UNKNOWN_MEMBER),
      keyword: 'unknown',
      values: [{ ...value, [UNKNOWN_MEMBER]: 'text' }],
    },
  ];
}

function wireOf(model: ApiModel, mediaType: MediaType): WirePart | undefined {
  return mediaType.kind === 'form' || mediaType.kind === 'multipart' ? formPart(model, mediaType) : undefined;
}
