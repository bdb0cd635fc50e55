import type { DocumentFacts, Location, OperationFacts } from '../facts.ts';
import type { JsonObject } from '../json.ts';
import { defaultOf } from '../values/arbitrary.ts';
import type { RequestValues } from './request.ts';

/** Defaults of the parameters of a location that may be left out. */
export function defaultsOf(
  facts: DocumentFacts,
  { parameters }: OperationFacts,
  location: Location,
): JsonObject {
  return Object.fromEntries(
    parameters.flatMap((parameter) => {
      const value = defaultOf(facts, parameter.schema);
      return parameter.in === location && !parameter.isRequired && value !== undefined
        ? [[parameter.name, value]]
        : [];
    }),
  );
}

/** What a request means to its receiver. */
export function received(
  facts: DocumentFacts,
  operation: OperationFacts,
  { path, query, header, body }: RequestValues,
): RequestValues {
  return {
    path: { ...defaultsOf(facts, operation, 'path'), ...path },
    query: { ...defaultsOf(facts, operation, 'query'), ...query },
    header: { ...defaultsOf(facts, operation, 'header'), ...header },
    body,
  };
}
