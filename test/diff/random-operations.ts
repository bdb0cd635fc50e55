import fastCheck from 'fast-check';
import type { Json, JsonObject } from '../../generators/json/json.ts';

const schema = fastCheck.constantFrom<Json>(
  {},
  { type: 'string' },
  { type: 'integer' },
  { type: 'boolean' },
  { enum: [1, 2] },
  { enum: [1] },
  { type: ['integer', 'null'] },
);

const parameters = fastCheck
  .uniqueArray(
    fastCheck.record({
      name: fastCheck.constantFrom('p', 'q'),
      in: fastCheck.constantFrom('query', 'header', 'cookie'),
      required: fastCheck.boolean(),
      schema,
    }),
    { maxLength: 2, selector: ({ name, in: location }) => `${location} ${name}` },
  )
  .map((list): Json => list as never);

const content = fastCheck
  .dictionary(
    fastCheck.constantFrom('application/json', 'application/x+json', 'application/*', '*/*'),
    schema.map((each) => ({ schema: each })),
    { minKeys: 1, maxKeys: 2, noNullPrototype: true },
  )
  .map((each): Json => each as never);

const requestBody = fastCheck.record({
  required: fastCheck.boolean(),
  content,
}) as fastCheck.Arbitrary<JsonObject>;

const scopes = fastCheck.uniqueArray(fastCheck.constantFrom('read', 'write'), { maxLength: 2 });
const requirement = fastCheck.dictionary(fastCheck.constantFrom('K', 'L'), scopes, {
  maxKeys: 2,
  noNullPrototype: true,
});
const security = fastCheck.array(requirement, { maxLength: 3 }).map((list): Json => list as never);

const response = fastCheck.record({
  description: fastCheck.constant('D'),
  headers: fastCheck.dictionary(
    fastCheck.constantFrom('X-A', 'X-B'),
    fastCheck.record({ required: fastCheck.boolean(), schema }),
    { maxKeys: 2, noNullPrototype: true },
  ),
  content,
});
const responses = fastCheck
  .dictionary(fastCheck.constantFrom('200', '201', '2XX', '404', 'default'), response, {
    minKeys: 1,
    maxKeys: 3,
    noNullPrototype: true,
  })
  .map((each): Json => each as never);

const operation = fastCheck.record(
  { parameters, requestBody, security, responses },
  { requiredKeys: ['responses'] },
) as fastCheck.Arbitrary<JsonObject>;

const flow = { tokenUrl: '/token', scopes: { read: 'R', write: 'W' } };
const securitySchemes = Object.fromEntries(
  ['K', 'L'].map((name) => [name, { type: 'oauth2', flows: { clientCredentials: flow } }]),
);

/** A document with one operation. */
export function documentOf(post: JsonObject): JsonObject {
  return { paths: { '/pets': { post } }, components: { securitySchemes } };
}

/** Operations, and what became of them: one of their parts is another, or all are. */
export const editedOperations: fastCheck.Arbitrary<readonly [before: JsonObject, after: JsonObject]> =
  fastCheck
    .tuple(
      operation,
      operation,
      fastCheck.constantFrom('parameters', 'requestBody', 'security', 'responses', 'all'),
    )
    .map(([before, other, edit]): readonly [JsonObject, JsonObject] => {
      if (edit === 'all') return [before, other];
      const { [edit]: gone, ...rest } = before;
      const part = other[edit];
      return [
        before,
        part === undefined
          ? { ...rest, responses: rest['responses'] ?? gone ?? {} }
          : { ...before, [edit]: part },
      ];
    });
