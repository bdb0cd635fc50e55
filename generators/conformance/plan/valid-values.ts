import type { MediaType, Operation, ParameterIn } from '../../model/model.ts';
import { sampleRequest, type RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import type { Json, JsonObject } from '../../json/json.ts';
import { isObject } from '../../json/member.ts';
import { givenFor, givenForBody } from '../given-values.ts';
import type { Planning } from '../planning.ts';
import { wireRequest } from '../wire.ts';

/** Valid values for a request, including those of the caller; undefined if none were found. */
export function validValues(
  planning: Planning,
  operation: Operation,
  options: SampleOptions & { readonly mediaType?: MediaType },
): RequestValues | undefined {
  const { sampler, settings } = planning;
  const values = sampleRequest(operation, sampler, options);
  if (values === undefined) return undefined;
  const withGiven = (location: ParameterIn): JsonObject => ({
    ...values.parameters[location],
    ...givenFor(settings.values, operation, location),
  });
  const parameters = {
    path: withGiven('path'),
    query: withGiven('query'),
    header: withGiven('header'),
    cookie: withGiven('cookie'),
  };
  const { body } = values;
  return {
    parameters: { ...parameters, path: ownPath(planning, operation, { options, parameters }) },
    body: body && { ...body, value: withGivenMembers(planning, operation, body.value) },
  };
}

/** Maximum number of other values that are tried for an ambiguous path. */
const MOST_PATHS = 4;

/** The values of a path, or others if they make the path ambiguous, as examples can. */
function ownPath(
  planning: Planning,
  operation: Operation,
  { options, parameters }: { readonly options: SampleOptions } & Pick<RequestValues, 'parameters'>,
): JsonObject {
  const isOwn = (path: JsonObject): boolean =>
    wireRequest(planning, operation, { parameters: { ...parameters, path }, body: undefined }) !== undefined;
  const { path } = parameters;
  if (Object.keys(path).length === 0 || isOwn(path)) return path;
  for (let other = 1; other <= MOST_PATHS; other += 1) {
    const seed = (options.seed ?? 0) + other;
    const found = planning.sampler.parameters(operation, 'path', {
      ...options,
      seed,
      examples: false,
    })?.value;
    const next = {
      ...(isObject(found) ? found : path),
      ...givenFor(planning.settings.values, operation, 'path'),
    };
    if (isOwn(next)) return next;
  }
  return path;
}

/** An object as body with the members of the caller; another body is unchanged. */
export function withGivenMembers(
  { settings }: Pick<Planning, 'settings'>,
  operation: Operation,
  body: Json,
): Json {
  return isObject(body) ? { ...body, ...givenForBody(settings.values, operation) } : body;
}

/** Values with required parts only. */
export function leastValues(planning: Planning, operation: Operation): RequestValues | undefined {
  return validValues(planning, operation, { seed: planning.settings.seed, shallow: 0 });
}
