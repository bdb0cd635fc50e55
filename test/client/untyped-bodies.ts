import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf } from '../wire/way.ts';

/** Rules for values of other types, beside the members of objects in a schema that names no type. */
const others: Readonly<Record<string, JsonObject>> = {
  items: { items: { type: 'string' } },
  contains: { contains: { type: 'string' } },
  minItems: { minItems: 1 },
  minLength: { minLength: 3 },
  pattern: { pattern: '^a' },
  minimum: { minimum: 3 },
  required: { required: ['a'] },
  alternatives: { anyOf: [{ minLength: 2 }, { properties: { b: { type: 'string' } } }] },
  all: { allOf: [{ maximum: 3 }] },
};

const schemaOf = (more: JsonObject): JsonObject => ({ properties: { a: { type: 'integer' } }, ...more });

const schemas = Object.fromEntries(
  Object.entries(others).map(([name, more]) => [`Named${name}`, schemaOf(more)]),
);
const bodies = Object.entries(others).flatMap(([name, more]): [string, JsonObject][] => [
  [name, schemaOf(more)],
  [`${name}Named`, { $ref: `#/components/schemas/Named${name}` }],
]);
const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const paths = Object.fromEntries(
  bodies.flatMap(([name, schema]) =>
    [true, false].map((hasParameter) => {
      const post = {
        operationId: `${name}${hasParameter ? 'Below' : ''}`,
        ...(hasParameter ? { parameters: [id] } : {}),
        requestBody: { content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Done.' } },
      };
      return [hasParameter ? `/${name}/{id}` : `/${name}`, { post }];
    }),
  ),
);

/** Bodies that name no type. */
export const untypedBodies: JsonObject = documentOf(paths, { components: { schemas } });
