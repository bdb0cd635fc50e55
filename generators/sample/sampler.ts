import { jsonText } from '../../runtime/contract/json-text.ts';
import { readJson } from '../../runtime/server/json.ts';
import { defaultLimits } from '../../runtime/server/options.ts';
import { memberPointer } from '../json/pointer.ts';
import { liveValidators, type LiveValidator, type LiveValidators } from '../check/live.ts';
import { bodyPart, headersPart, parametersPart, responsePart } from '../check/parts.ts';
import type {
  ApiModel,
  Example,
  Header,
  MediaType,
  NamedSchema,
  Operation,
  Parameter,
  ParameterIn,
  Response,
  Schema,
} from '../model/model.ts';
import { polymorphicModel } from '../model/polymorphic-model.ts';
import { schemaAt } from '../schema/named.ts';
import type { Direction } from '../model/variants.ts';
import type { Json } from '../json/json.ts';
import { Builder, type Purpose, type Site } from './builder.ts';
import { firstChoice, seededChoice } from './choice.ts';
import { limitedValidators, unlimited, type Effort } from './effort.ts';
import { errorsIn, wireErrorsIn, type ValueError } from './errors.ts';
import { formPart, headerPart, parameterPart, type WirePart } from './wire-part.ts';

/** Attempts at one value; each corrects at least one position. */
const MOST_ATTEMPTS = 200;

export interface SampleOptions {
  /** Values vary with the seed; without one, the first valid value is used. */
  readonly seed?: number;
  /** Whether examples and defaults of the document are tried first; true by default. */
  readonly examples?: boolean;
  /** Number of levels with optional members: 3 by default, none with 0. */
  readonly shallow?: number;
}

/** A value that a validator has accepted. */
export interface Sample {
  readonly value: Json;
  /** The schemas from which the parts of the value were made, by pointer; parts of examples have none of their own. */
  readonly sites: ReadonlyMap<string, Site>;
}

/**
 * Makes values that are valid by the document; undefined where none was found. The same call returns the same value.
 */
export interface Sampler {
  readonly validators: LiveValidators;
  schema(schema: NamedSchema, direction: Direction, options?: SampleOptions): Sample | undefined;
  /** A sample of a decoded body. Files in forms with parts are texts. */
  body(operation: Operation, mediaType: MediaType, options?: SampleOptions): Sample | undefined;
  /** The valid examples of a body, with their names, in the order of the document. */
  bodyExamples(operation: Operation, mediaType: MediaType): readonly Pick<Example, 'name' | 'value'>[];
  response(
    operation: Operation,
    content: { readonly response: Response; readonly mediaType: MediaType },
    options?: SampleOptions,
  ): Sample | undefined;
  /** A sample of the headers of a response, by the names of the document. */
  headers(operation: Operation, response: Response, options?: SampleOptions): Sample | undefined;
  /** A sample of the parameters of one location, by their encoded names; all values can be decoded again. */
  parameters(operation: Operation, location: ParameterIn, options?: SampleOptions): Sample | undefined;
  /** What its samples and validators take steps of. */
  readonly effort: Effort;
  /** The same sampler with another effort. */
  within(effort: Effort): Sampler;
}

export function createSampler(model: ApiModel, validators: LiveValidators = liveValidators(model)): Sampler {
  return samplerWith(model, validators, unlimited);
}

function samplerWith(model: ApiModel, compiled: LiveValidators, effort: Effort): Sampler {
  const meant = polymorphicModel(model);
  const validators = effort === unlimited ? compiled : limitedValidators(compiled, effort);
  const sample = (content: Sampled, given: Given): Sample | undefined =>
    sampleContent(meant, content, given, effort);
  const bodyCheck = (operation: Operation, mediaType: MediaType): Check => {
    const check = wireCheck(formPart(model, mediaType), validators.body(operation, mediaType));
    return mediaType.kind === 'json' ? readableCheck(check) : check;
  };
  return {
    validators,
    schema(named, direction, options = {}) {
      const check = checkOf(validators.schema(named, direction));
      return sample({ schema: schemaAt(meant, named.ref).schema, direction }, { check, options });
    },
    body(operation, mediaType, options = {}) {
      return sample(bodyPart(operation, mediaType), {
        check: bodyCheck(operation, mediaType),
        options,
        examples: rootExamples(mediaType.examples),
      });
    },
    bodyExamples(operation, mediaType) {
      const check = bodyCheck(operation, mediaType);
      return mediaType.examples.filter(({ value }) => check(value).length === 0);
    },
    response(operation, { response, mediaType }, options = {}) {
      const check = checkOf(validators.response(operation, response, mediaType));
      const examples = rootExamples(mediaType.examples);
      return sample(responsePart(operation, { response, mediaType }), { check, options, examples });
    },
    headers(operation, response, options = {}) {
      const check = wireCheck(headerPart(model, response), validators.headers(operation, response));
      return sample(headersPart(operation, response), {
        check,
        options,
        examples: examplesOf(response.headers),
      });
    },
    parameters(operation, location, options = {}) {
      const check = wireCheck(
        parameterPart(model, operation, location),
        validators.parameters(operation, location),
      );
      const own = operation.parameters.filter((parameter) => parameter.in === location);
      return sample(
        { ...parametersPart(operation, location), direction: undefined },
        { check, options, examples: examplesOf(own) },
      );
    },
    effort,
    within: (limited) => samplerWith(model, compiled, limited),
  };
}

/**
 * A value that meets a schema and that passes a check, such as the check of a second schema; undefined where none was
 * found. References are resolved in the model.
 */
export function sampleSchema(
  model: ApiModel,
  content: Sampled,
  check: Check,
  options: SampleOptions,
): Sample | undefined {
  return sampleContent(model, content, { check, options }, unlimited);
}

/** What a sample is made for. */
export type Sampled = Pick<Purpose, 'direction'> & { readonly schema: Schema };

/** The errors of a value; empty if it is valid. */
export type Check = (value: Json) => readonly ValueError[];

interface Given {
  readonly check: Check;
  readonly options: SampleOptions;
  readonly examples?: ReadonlyMap<string, readonly Json[]>;
}

function sampleContent(
  model: ApiModel,
  { schema, direction }: Sampled,
  { check, options, examples }: Given,
  effort: Effort,
): Sample | undefined {
  const builder = new Builder({
    model,
    effort,
    direction,
    choice: options.seed === undefined ? firstChoice : seededChoice(options.seed),
    usesExamples: options.examples ?? true,
    shallow: options.shallow ?? 3,
    examples: examples ?? new Map(),
  });
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const value = builder.build([schema], { pointer: '', depth: 0 });
    if (value === undefined) return undefined;
    const wrong = check(value);
    if (wrong.length === 0) return { value, sites: builder.sites };
    builder.skip(wrong.map(({ pointer }) => pointer));
  }
  return undefined;
}

function checkOf(validate: LiveValidator): Check {
  return (value) => errorsIn(validate, value);
}

/** Values of parameters, fields and headers must be the same after encoding and decoding. */
function wireCheck(part: WirePart | undefined, validate: LiveValidator): Check {
  return (value) => {
    const wrong = errorsIn(validate, value);
    return part === undefined || wrong.length > 0 ? wrong : wireErrorsIn(part, validate, value);
  };
}

/** Servers refuse some JSON to protect themselves, whatever the document says: members such as `__proto__`. */
function readableCheck(check: Check): Check {
  return (value) => {
    const wrong = check(value);
    if (wrong.length > 0) return wrong;
    const read = readJson(jsonText(value), defaultLimits.depth);
    return 'value' in read ? [] : [{ pointer: read.pointer, keyword: 'unsendable' }];
  };
}

function rootExamples(examples: readonly Example[]): ReadonlyMap<string, readonly Json[]> {
  return new Map([['', valuesOf(examples)]]);
}

/** The examples of parameters or headers, by their pointers. */
function examplesOf(
  fields: readonly Pick<Parameter | Header, 'name' | 'examples'>[],
): ReadonlyMap<string, readonly Json[]> {
  return new Map(fields.map(({ name, examples }) => [memberPointer('', name), valuesOf(examples)]));
}

function valuesOf(examples: readonly Example[]): readonly Json[] {
  return examples.map(({ value }) => value);
}
