import { parameterLocations } from '../source/structure.ts';
import { memberPointer } from '../source/pointer.ts';
import type { LiveValidator } from '../check/live.ts';
import type { ApiModel, MediaType, Operation, ParameterIn } from '../model/model.ts';
import type { Json, JsonObject } from '../source/document.ts';
import { isObject } from '../source/member.ts';
import { UNKNOWN_MEMBER } from '../check/breaks/breaks.ts';
import { breakValue, type Mutation } from './break.ts';
import { errorsIn, isSendable, otherErrorsIn, wireErrorsIn, type ValueError } from './errors.ts';
import { takesAnyMember } from './query-members.ts';
import { valueAt } from './replace.ts';
import { locationsOf, sampleRequest, type RequestValues } from './request.ts';
import type { Sample, Sampler, SampleOptions } from './sampler.ts';
import { formPart, parameterPart, type WirePart } from './wire-part.ts';

/** A request in which one constraint of the document is broken. */
export interface BrokenRequest {
  readonly in: ParameterIn | 'body';
  /** Where the error is to be found in the decoded values of that part: JSON Pointer; empty for a missing body. */
  readonly pointer: string;
  /** Keyword of the schema; `required` also for the body, `unknown` for parameters and fields that nothing describes. */
  readonly keyword: string;
  /** Distinguishes further ways to break one constraint from the first: `near`, `last item`. */
  readonly variant: string | undefined;
  readonly values: RequestValues;
  /** The valid value in place of which another one is sent; undefined where there was none. */
  readonly instead: Json | undefined;
  /** Whether a server that reads the wire by other conventions may find nothing wrong with it. */
  readonly isAmbiguous: boolean;
}

export interface BreakOptions {
  readonly sampler: Sampler;
  /** They lead to the constraints of other branches of `anyOf` and `oneOf`. */
  readonly seeds?: readonly (number | undefined)[];
  /** Values that stand for real things, by location: requests hold them where they break nothing else. */
  readonly given?: (location: ParameterIn) => JsonObject;
}

/**
 * Requests that each break one constraint of an operation and are valid otherwise, made as they are asked for: first
 * one for each keyword, then the others. Each was sent through the codec and refused by the validators at its pointer,
 * for its keyword and nothing else; constraints that cannot be broken so are left out, as every text is a string on the
 * wire.
 */
export function* breakRequest(
  model: ApiModel,
  operation: Operation,
  { sampler, seeds = [undefined], given = () => ({}) }: BreakOptions,
): Generator<BrokenRequest> {
  const found = new Set<string>();
  const keywords = new Set<string>();
  for (const seed of seeds) {
    const options = { examples: false, ...(seed === undefined ? {} : { seed }) };
    for (const mediaType of operation.body?.content ?? [undefined]) {
      const valid = sampleRequest(operation, sampler, {
        ...options,
        ...(mediaType === undefined ? {} : { mediaType }),
      });
      if (valid === undefined) continue;
      const parts = [
        ...openParts({ model, operation, sampler, options, given, valid: withGiven(valid, given) }),
      ];
      for (const isFirst of [true, false])
        for (const part of parts)
          for (const each of part.breaks) {
            const type = part.in === 'body' ? (mediaType?.type ?? '') : '';
            const key = JSON.stringify([part.in, type, each.pointer, each.keyword, each.variant]);
            if (found.has(key) || (isFirst && keywords.has(each.keyword))) continue;
            const broken = part.broken(each);
            if (broken === undefined) continue;
            found.add(key);
            keywords.add(each.keyword);
            yield broken;
          }
    }
  }
}

function withGiven(values: RequestValues, given: (location: ParameterIn) => JsonObject): RequestValues {
  const parameters = Object.fromEntries(
    parameterLocations.map((location) => [location, { ...values.parameters[location], ...given(location) }]),
  ) as unknown as RequestValues['parameters'];
  return { ...values, parameters };
}

interface Given {
  readonly model: ApiModel;
  readonly operation: Operation;
  readonly sampler: Sampler;
  readonly options: SampleOptions;
  readonly given: (location: ParameterIn) => JsonObject;
  readonly valid: RequestValues;
}

/** A part of a request whose constraints may be broken. */
interface OpenPart {
  readonly in: ParameterIn | 'body';
  readonly breaks: readonly Mutation[];
  /** The request that breaks a constraint; undefined where none was found. */
  broken(each: Mutation): BrokenRequest | undefined;
}

function* openParts(given: Given): Generator<OpenPart> {
  const { model, operation, sampler, options, valid } = given;
  for (const location of locationsOf(operation)) {
    const made = sampler.parameters(operation, location, options);
    if (made === undefined || !isObject(made.value)) continue;
    const sample = { ...made, value: { ...made.value, ...given.given(location) } };
    const reading: Reading = {
      wire: parameterPart(model, operation, location),
      validate: sampler.validators.parameters(operation, location),
    };
    const isOpen = location === 'query' && takesAnyMember(model, operation);
    yield {
      in: location,
      breaks: [...onWire(breakValue(model, sample)), ...(isOpen ? [] : unknownName(sample, reading))],
      broken: (each) =>
        refused(sample, each, reading, (value) =>
          isObject(value)
            ? { in: location, values: { ...valid, parameters: { ...valid.parameters, [location]: value } } }
            : undefined,
        ),
    };
  }
  if (!locationsOf(operation).includes('query') && !takesAnyMember(model, operation))
    yield unknownQuery(valid);
  const { body } = valid;
  if (body === undefined) return;
  const { mediaType } = body;
  if (operation.body?.required === true) yield missingBody(valid);
  const sample = sampler.body(operation, mediaType, options);
  if (sample === undefined) return;
  const reading: Reading = {
    wire: wireOf(model, mediaType),
    validate: sampler.validators.body(operation, mediaType),
  };
  // Whatever is sent as text is a string.
  const isText = mediaType.kind === 'text' || mediaType.kind === 'binary';
  yield {
    in: 'body',
    breaks: [
      ...(reading.wire === undefined ? breakValue(model, sample) : onWire(breakValue(model, sample))),
      ...unknownName(sample, reading),
    ],
    broken: (each) =>
      refused(sample, each, reading, (value) =>
        isText && typeof value !== 'string'
          ? undefined
          : { in: 'body', values: { ...valid, body: { mediaType, value } } },
      ),
  };
}

/** Those that are seen beside JSON too: in an address or a form, nothing stands for null that is not an empty text to many. */
function onWire(mutations: Iterable<Mutation>): readonly Mutation[] {
  return [...mutations].filter(({ variant }) => variant !== 'null');
}

/** What an operation without parameters in the query does not know. */
function unknownQuery(valid: RequestValues): OpenPart {
  const unknown = {
    pointer: memberPointer('', UNKNOWN_MEMBER),
    keyword: 'unknown',
    variant: undefined,
  } as const;
  const query = { [UNKNOWN_MEMBER]: 'text' };
  const values = { ...valid, parameters: { ...valid.parameters, query } };
  return {
    in: 'query',
    breaks: [{ ...unknown, values: () => [query] }],
    broken: () => ({ ...unknown, in: 'query', values, instead: undefined, isAmbiguous: false }),
  };
}

function missingBody(valid: RequestValues): OpenPart {
  const { body, ...others } = valid;
  const missing = { pointer: '', keyword: 'required', variant: undefined } as const;
  return {
    in: 'body',
    breaks: [{ ...missing, values: () => [] }],
    broken: () => ({
      ...missing,
      in: 'body',
      values: { ...others, body: undefined },
      instead: body?.value,
      isAmbiguous: false,
    }),
  };
}

/** How a part is read on the other side. */
interface Reading {
  readonly wire: WirePart | undefined;
  readonly validate: LiveValidator;
}

/** The request with the first value that is refused as it should be. */
function refused(
  sample: Sample,
  each: Mutation,
  reading: Reading,
  requestWith: (value: Json) => Pick<BrokenRequest, 'in' | 'values'> | undefined,
): BrokenRequest | undefined {
  const { pointer, keyword, variant } = each;
  const found = [...each.values()].filter((value) => isRefused(value, each, reading));
  const certain = found.find((value) => !isAmbiguous(value, reading));
  const value = certain ?? found[0];
  const request = value === undefined ? undefined : requestWith(value);
  if (request === undefined) return undefined;
  const instead = valueAt(sample.value, pointer);
  return { ...request, pointer, keyword, variant, instead, isAmbiguous: certain === undefined };
}

/** Whether a value is refused where and for what it is meant to be, and for nothing else. */
function isRefused(value: Json, { pointer, keyword }: Mutation, { wire, validate }: Reading): boolean {
  if (wire !== undefined && !isSendable(wire, value)) return false;
  const alike = alikes.find((keywords) => keywords.includes(keyword)) ?? [keyword];
  const isMeant = (error: ValueError): boolean =>
    error.pointer === pointer && [...alike, ...combinations].includes(error.keyword);
  const errors = wire === undefined ? errorsIn(validate, value) : wireErrorsIn(wire, validate, value);
  return errors.length > 0 && errors.every(isMeant);
}

function isAmbiguous(value: Json, { wire, validate }: Reading): boolean {
  return wire !== undefined && otherErrorsIn(wire, validate, value).some((errors) => errors.length === 0);
}

/** Reported instead of what the branches find, where that says no more. */
const combinations: readonly string[] = ['anyOf', 'oneOf'];

/** Keywords that speak for each other: a type is said by the values that are allowed, a closed object by its names. */
const alikes: readonly (readonly string[])[] = [
  ['type', 'enum', 'const'],
  ['additionalProperties', 'unevaluatedProperties', 'propertyNames', 'unknown', 'false schema'],
];

/** Parameters are closed whatever their schema says; whether a form is, the codec tells. */
function unknownName({ value }: Sample, { wire }: Reading): readonly Mutation[] {
  if (wire === undefined || !isObject(value)) return [];
  return [
    {
      pointer: memberPointer('', UNKNOWN_MEMBER),
      keyword: 'unknown',
      variant: undefined,
      values: () => [{ ...value, [UNKNOWN_MEMBER]: 'text' }],
    },
  ];
}

function wireOf(model: ApiModel, mediaType: MediaType): WirePart | undefined {
  return mediaType.kind === 'form' || mediaType.kind === 'multipart' ? formPart(model, mediaType) : undefined;
}
