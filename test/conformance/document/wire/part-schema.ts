import type { Location, OperationFacts, Schema } from '../facts.ts';

/** All parameters of a place as one object, as validators see them: nothing else may be there (in the path and query). */
export function partSchema({ parameters }: OperationFacts, place: Location): Schema | undefined {
  const here = parameters.filter((each) => each.in === place);
  if (here.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
    required: here.flatMap(({ name, isRequired }) => (isRequired ? [name] : [])),
  };
}
