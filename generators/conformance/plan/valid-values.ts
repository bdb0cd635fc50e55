import type { MediaType, Operation, ParameterIn } from '../../model/model.ts';
import { sampleRequest, type RequestValues } from '../../sample/request.ts';
import type { SampleOptions } from '../../sample/sampler.ts';
import type { JsonObject } from '../../source/document.ts';
import { givenFor } from '../given-values.ts';
import type { Planning } from '../planning.ts';

/** Valid values for a request, those that the caller gave in their places; undefined where none were found. */
export function validValues(
  { sampler, settings }: Planning,
  operation: Operation,
  options: SampleOptions & { readonly mediaType?: MediaType },
): RequestValues | undefined {
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
  return { ...values, parameters };
}

/** Only what is required. */
export function leastValues(planning: Planning, operation: Operation): RequestValues | undefined {
  return validValues(planning, operation, { seed: planning.settings.seed, shallow: 0 });
}
