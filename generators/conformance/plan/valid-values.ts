import type { MediaType, Operation, ParameterIn } from '../../model/model.ts';
import { sampleRequest, type RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import type { Json, JsonObject } from '../../source/document.ts';
import { isObject } from '../../source/member.ts';
import { givenFor, givenForBody } from '../given-values.ts';
import type { Planning } from '../planning.ts';

/** Valid values for a request, including those that the caller gave; undefined where none were found. */
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
  return { parameters, body: body && { ...body, value: withGivenMembers(planning, operation, body.value) } };
}

/** A body including the members that the caller gave; a body of another type stays as it is. */
export function withGivenMembers(
  { settings }: Pick<Planning, 'settings'>,
  operation: Operation,
  body: Json,
): Json {
  return isObject(body) ? { ...body, ...givenForBody(settings.values, operation) } : body;
}

/** Only what is required. */
export function leastValues(planning: Planning, operation: Operation): RequestValues | undefined {
  return validValues(planning, operation, { seed: planning.settings.seed, shallow: 0 });
}
