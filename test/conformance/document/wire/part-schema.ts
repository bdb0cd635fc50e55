import { isObject, objectAt, type Json } from '../json.ts';
import type { Location, OperationFacts, ResponseFacts, Schema } from '../facts.ts';

/** All parameters of a place as one object; undefined where there are none. */
export function partSchema({ parameters }: OperationFacts, place: Location): Schema | undefined {
  const here = parameters.filter((each) => each.in === place);
  return objectOf(here.map((each) => [each.name, each]));
}

/** All headers of a response as one object; undefined where there are none. */
export function headerSchema(headers: ResponseFacts['headers']): Schema | undefined {
  return objectOf([...headers]);
}

/** With texts that headers can hold: visible ASCII (RFC 9110 section 5.5). */
export function visible(schema: Schema | undefined): Schema | undefined {
  if (!isObject(schema)) return undefined;
  const members = Object.entries(objectAt(schema, 'properties')).map(([name, each]): [string, Json] => [
    name,
    { allOf: [each, { pattern: '^[!-~]+$' }] },
  ]);
  return { ...schema, properties: Object.fromEntries(members) };
}

function objectOf(
  members: readonly (readonly [string, { readonly isRequired: boolean; readonly schema: Schema }])[],
): Schema | undefined {
  if (members.length === 0) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(members.map(([name, { schema }]) => [name, schema])),
    required: members.flatMap(([name, { isRequired }]) => (isRequired ? [name] : [])),
  };
}
