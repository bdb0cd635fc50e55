import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const schemas: Readonly<Record<string, JsonObject>> = {
  text: { type: 'string' },
  long: { type: 'string', minLength: 3 },
  count: { type: 'integer' },
  isOn: { type: 'boolean' },
  color: { enum: ['red', 'green'] },
  list: { type: 'array', items: { type: 'integer' } },
  object: { type: 'object', properties: { a: { type: 'integer' } } },
  nullable: { type: ['integer', 'null'] },
};

const parameters = [
  ...Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: 'query',
    allowEmptyValue: true,
    ...(name === 'object' ? { style: 'deepObject' } : {}),
    schema,
  })),
  { name: 'limit', in: 'query', allowEmptyValue: true, schema: { type: 'integer', default: 20 } },
  { name: 'strict', in: 'query', schema: { type: 'integer' } },
];

const response = { description: 'What came.', content: { 'application/json': { schema: {} } } };
const paths: JsonObject = {
  '/search': { get: { operationId: 'search', parameters, responses: { '200': response } } },
  '/required': {
    get: {
      operationId: 'required',
      parameters: [
        { name: 'page', in: 'query', required: true, allowEmptyValue: true, schema: { type: 'integer' } },
      ],
      responses: { '200': response, '400': { description: 'Refused.' } },
    },
  },
};

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

async function answer({ query }: { readonly query: JsonObject }): Promise<HandlerResponse> {
  return { status: 200, body: query };
}

describe.each(ways.filter((way) => way !== 'fetch'))('a parameter that may be empty, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, { search: answer as never, required: answer as never });
  });

  afterAll(() => way.close());

  const call = async (target: string): Promise<readonly [number, unknown]> => {
    const got = await fetch(`http://127.0.0.1:${way.port}${target}`);
    const text = await got.text();
    return [got.status, got.status === 200 ? JSON.parse(text) : undefined];
  };

  test.each(Object.keys(schemas).flatMap((each) => [each, `${each}=`]))('?%s is not used', async (query) => {
    expect(await call(`/search?${query}`)).toEqual([200, { limit: 20 }]);
  });

  test.each([
    ['limit=', 200, { limit: 20 }],
    ['limit=5', 200, { limit: 5 }],
    ['list=&list=4', 200, { list: [4], limit: 20 }],
    ['object[a]=1&object=', 200, { object: { a: 1 }, limit: 20 }],
    ['strict=', 400, undefined],
    ['count=x', 400, undefined],
  ])('?%s is %j', async (query, status, want) => {
    expect(await call(`/search?${query}`)).toEqual([status, want]);
  });

  test.each([
    ['page=', 400],
    ['page', 400],
    ['page=1', 200],
  ])('where it is required, ?%s is %j', async (query, status) => {
    expect((await call(`/required?${query}`))[0]).toBe(status);
  });
});
