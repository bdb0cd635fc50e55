import { memberPointer } from '../json/pointer.ts';
import type { ApiModel, Operation, ParameterIn } from '../model/model.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import { UNKNOWN_MEMBER } from '../check/mutations/mutator.ts';
import { mutateValue, type Mutation } from './mutate-value.ts';
import { mutatedValue, type WireReading } from './mutated-value.ts';
import type { MutatedRequest } from './mutated-request.ts';
import { takesAnyMember } from './query-members.ts';
import { valueAt } from './replace.ts';
import { locationsOf, withParameters, type RequestValues } from './request.ts';
import type { Sample, Sampler, SampleOptions } from './sampler.ts';
import { formPart, parameterPart } from './wire-part.ts';

/** The valid request whose constraints are violated, and how its parts are read. */
export interface WholeRequest {
  readonly model: ApiModel;
  readonly operation: Operation;
  readonly sampler: Sampler;
  readonly options: SampleOptions;
  readonly given: (location: ParameterIn) => JsonObject;
  readonly valid: RequestValues;
}

/** A part of a request whose constraints may be broken. */
export interface OpenPart {
  readonly in: ParameterIn | 'body';
  readonly breaks: readonly Mutation[];
  /** The request that breaks a constraint; undefined where none was found. */
  broken(each: Mutation): MutatedRequest | undefined;
}

/** The parts of a request, each with its constraints. */
export function* openParts(given: WholeRequest): Generator<OpenPart> {
  const { model, operation, sampler, options, valid } = given;
  for (const location of locationsOf(operation)) {
    const made = sampler.parameters(operation, location, options);
    if (made === undefined || !isObject(made.value)) continue;
    const sample = { ...made, value: { ...made.value, ...given.given(location) } };
    const reading: WireReading = {
      wire: parameterPart(model, operation, location),
      validate: sampler.validators.parameters(operation, location),
    };
    const isOpen = location === 'query' && takesAnyMember(model, operation);
    yield {
      in: location,
      breaks: [...onWire(mutateValue(model, sample)), ...(isOpen ? [] : unknownName(sample, reading))],
      broken: (each) =>
        refused(sample, each, reading, (value) =>
          isObject(value) ? { in: location, values: withParameters(valid, location, value) } : undefined,
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
  const reading: WireReading = {
    wire: formPart(model, mediaType),
    validate: sampler.validators.body(operation, mediaType),
  };
  // A body that is sent as text is always a string.
  const isText = mediaType.kind === 'text' || mediaType.kind === 'binary';
  yield {
    in: 'body',
    breaks: [
      ...(reading.wire === undefined ? mutateValue(model, sample) : onWire(mutateValue(model, sample))),
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

/**
 * Mutations that are visible outside JSON too. In URLs and forms, many servers read every notation for null as an empty
 * text.
 */
function onWire(mutations: Iterable<Mutation>): readonly Mutation[] {
  return [...mutations].filter(({ variant }) => variant !== 'null');
}

/** A query parameter for an operation that has none. */
function unknownQuery(valid: RequestValues): OpenPart {
  const unknown = {
    pointer: memberPointer('', UNKNOWN_MEMBER),
    keyword: 'unknown',
    variant: undefined,
  } as const;
  const query = { [UNKNOWN_MEMBER]: 'text' };
  const values = withParameters(valid, 'query', query);
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

/** The request with the first value that is refused as intended. */
function refused(
  sample: Sample,
  each: Mutation,
  reading: WireReading,
  requestWith: (value: Json) => Pick<MutatedRequest, 'in' | 'values'> | undefined,
): MutatedRequest | undefined {
  const { pointer, keyword, variant } = each;
  const broken = mutatedValue(each, reading);
  const request = broken === undefined ? undefined : requestWith(broken.value);
  if (broken === undefined || request === undefined) return undefined;
  const instead = valueAt(sample.value, pointer);
  return { ...request, pointer, keyword, variant, instead, isAmbiguous: broken.isAmbiguous };
}

/** Parameters are closed regardless of their schema; for a form, the codec decides. */
function unknownName({ value }: Sample, { wire }: WireReading): readonly Mutation[] {
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
