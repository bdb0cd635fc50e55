import type { DocumentFacts, OperationFacts } from '../facts.ts';
import type { JsonObject } from '../json.ts';
import { defaultOf } from '../values/arbitrary.ts';
import type { RequestValues } from './request.ts';

/** What a request means to its receiver: optional parameters that were left out stand for their defaults. */
export function received(
  facts: DocumentFacts,
  { parameters }: OperationFacts,
  values: RequestValues,
): RequestValues {
  const defaults = (location: 'path' | 'query' | 'header'): JsonObject =>
    Object.fromEntries(
      parameters.flatMap((parameter) => {
        const value = defaultOf(facts, parameter.schema);
        return parameter.in === location && !parameter.isRequired && value !== undefined
          ? [[parameter.name, value]]
          : [];
      }),
    );
  const { path, query, header, body } = values;
  return {
    path: { ...defaults('path'), ...path },
    query: { ...defaults('query'), ...query },
    header: { ...defaults('header'), ...header },
    body,
  };
}
