import type { Operation, Schema } from './model.ts';

/** The schemas of the request of an operation: of its parameters and of its body. */
export function requestSchemas({
  parameters,
  body,
}: Pick<Operation, 'parameters' | 'body'>): readonly Schema[] {
  return [...parameters, ...(body?.content ?? [])].map(({ schema }) => schema);
}

/** Operations do not change, and every artifact asks for their schemas. */
const known = new WeakMap<Operation['responses'], readonly Schema[]>();

/** The schemas of the responses of an operation: of their headers and of their content. */
export function responseSchemas({ responses }: Pick<Operation, 'responses'>): readonly Schema[] {
  const schemas = known.get(responses) ?? findSchemas(responses);
  known.set(responses, schemas);
  return schemas;
}

function findSchemas(responses: Operation['responses']): readonly Schema[] {
  return responses.flatMap(({ headers, content }) => [...headers, ...content]).map(({ schema }) => schema);
}
