import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headerToken } from '../../runtime/client/authentication.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

/** Members of every object, which are absent from a request unless somebody sends them. */
const names = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '__defineGetter__'];
const locations = ['header', 'query', 'cookie'] as const;

const operations = locations.flatMap((location) =>
  names.map((name, index) => ({ id: `${location}${index}`, location, name })),
);

const described = { type: 'string' } as const;
const document = documentOf(
  Object.fromEntries(
    operations.map(({ id, location, name }) => [
      `/${id}`,
      {
        get: {
          operationId: id,
          security: [{ [id]: [] }],
          responses: { '200': { description: 'Read.', content: { 'application/json': { schema: {} } } } },
        },
        post: {
          operationId: `${id}Parameter`,
          parameters: [{ name, in: location, required: true, schema: described }],
          responses: { '200': { description: 'Read.', content: { 'application/json': { schema: {} } } } },
        },
      },
    ]),
  ),
  {
    components: {
      securitySchemes: Object.fromEntries(
        operations.map(({ id, location, name }) => [id, { type: 'apiKey', in: location, name }]),
      ),
    },
  },
);

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(document);
});

describe.each(ways)('names of members of every object, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = operations.flatMap(({ id }) =>
      [id, `${id}Parameter`].map((operation) => [operation, () => ({ status: 200, body: operation })]),
    );
    const authenticate = Object.fromEntries(operations.map(({ id }) => [id, () => ({})]));
    way = await openWay(name, generated, Object.fromEntries(handlers) as never, { authenticate });
  });

  afterAll(() => way.close());

  const send = async (method: string, path: string): Promise<number> => {
    const { status } = await (way.client.fetch ?? fetch)(`${way.client.baseUrl}${path}`, { method });
    return status;
  };

  test.each(operations)('$name in the $location is not there', async ({ id }) => {
    expect([await send('GET', `/${id}`), await send('POST', `/${id}`)]).toEqual([401, 400]);
  });

  test('a header that is sent is read', async () => {
    const client = { ...way.client, auth: headerToken('constructor', 'key') };
    const call = generated.client['header0'];
    expect(await call?.(generated.client.createClient(client), {})).toBe('header0');
  });
});
