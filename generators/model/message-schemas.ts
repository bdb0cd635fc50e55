import { memoize } from '../incremental/memoize.ts';
import type { Operation, Schema } from './model.ts';

/** The schemas of the request of an operation: of its parameters and of its body. */
export function requestSchemas(operation: Pick<Operation, 'parameters' | 'body'>): readonly Schema[] {
  return [...operation.parameters, ...(operation.body?.content ?? [])].map(({ schema }) => schema);
}

/** The schemas of the responses of an operation: of their headers and of their content. */
export function responseSchemas({ responses }: Pick<Operation, 'responses'>): readonly Schema[] {
  return schemasOf(responses);
}

/** Memoized: operations do not change, and every emitter reads their schemas. */
const schemasOf = memoize((responses: Operation['responses']) =>
  responses.flatMap(({ headers, content }) => [...headers, ...content]).map(({ schema }) => schema),
);
