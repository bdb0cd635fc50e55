import { parameterLocations } from '../source/document/structure.ts';
import type { MediaType, Operation, ParameterIn } from '../model/model.ts';
import type { Json, JsonObject } from '../json/json.ts';
import { isObject } from '../json/member.ts';
import type { Sampler, SampleOptions } from './sampler.ts';

/** The values of a request before encoding: parameters by their encoded names. */
export interface RequestValues {
  readonly parameters: Readonly<Record<ParameterIn, JsonObject>>;
  readonly body: BodyValue | undefined;
}

export interface BodyValue {
  readonly mediaType: MediaType;
  /** Files in forms with parts, and raw bytes, are texts here. */
  readonly value: Json;
  /** Whether its members are sent in the query, without a body. */
  readonly inQuery?: boolean;
  /** Whether only a member of the wrong type makes it valid: without it, several alternatives of `oneOf` take it. */
  readonly isApart?: boolean;
}

export interface RequestOptions extends SampleOptions {
  /** The media type of the body, where there are several; the first by default. */
  readonly mediaType?: MediaType;
}

/** Values that are valid for every part of a request; undefined where none were found for a part. */
export function sampleRequest(
  operation: Operation,
  sampler: Sampler,
  options: RequestOptions = {},
): RequestValues | undefined {
  const parameters: Record<ParameterIn, JsonObject> = { path: {}, query: {}, header: {}, cookie: {} };
  for (const location of locationsOf(operation)) {
    const values = sampler.parameters(operation, location, options)?.value;
    if (!isObject(values)) return undefined;
    parameters[location] = values;
  }
  const mediaType = options.mediaType ?? operation.body?.content[0];
  // Programs that use `fetch` send no body with these methods (Fetch Standard, Request constructor).
  const isLeftOut = ['get', 'head'].includes(operation.method) && operation.body?.required !== true;
  if (mediaType === undefined || isLeftOut) return { parameters, body: undefined };
  const sample = sampler.body(operation, mediaType, options);
  if (sample === undefined) return undefined;
  const isApart = [...sample.sites.values()].some((site) => site.isApart);
  return { parameters, body: { mediaType, value: sample.value, ...(isApart ? { isApart } : {}) } };
}

/** The request with other parameters in one location. */
export function withParameters(
  values: RequestValues,
  location: ParameterIn,
  members: JsonObject,
): RequestValues {
  return { ...values, parameters: { ...values.parameters, [location]: members } };
}

/** The locations in which an operation has parameters. */
export function locationsOf({ parameters }: Operation): readonly ParameterIn[] {
  return parameterLocations.filter((location) => parameters.some((parameter) => parameter.in === location));
}

/** The credentials that a request needs. */
export interface Credentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}
