import { beforeAll, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import type { ApiServer } from '../../runtime/server/server.ts';
import { generateServer } from './workshop.ts';

/** The statuses that an operation declares beside 200, and those of a wrong path, a wrong query, and both. */
const table: readonly (readonly [declared: readonly string[], want: readonly [number, number, number]])[] = [
  [[], [400, 400, 400]],
  [['400'], [400, 400, 400]],
  [
    ['400', '404'],
    [400, 400, 400],
  ],
  [['404'], [404, 400, 400]],
  [
    ['404', '4XX'],
    [400, 400, 400],
  ],
  [
    ['404', 'default'],
    [400, 400, 400],
  ],
  [['422'], [422, 422, 422]],
  [
    ['400', '422'],
    [400, 400, 400],
  ],
  [
    ['404', '422'],
    [422, 422, 422],
  ],
];

const responses = (declared: readonly string[]): JsonObject =>
  Object.fromEntries(['200', ...declared].map((status) => [status, { description: 'Something.' }]));

const integer = { schema: { type: 'integer', minimum: 1 } };
const document: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'Statuses', version: '1' },
  paths: Object.fromEntries(
    table.map(([declared], at) => {
      const parameters = [
        { name: 'id', in: 'path', required: true, ...integer },
        { name: 'n', in: 'query', ...integer },
      ];
      return [
        `/op${at}/{id}`,
        { get: { operationId: `op${at}`, parameters, responses: responses(declared) } },
      ];
    }),
  ),
};

let server: ApiServer;
beforeAll(async () => {
  const generated = await generateServer(document);
  const handlers = table.map((_, at) => [`op${at}`, () => ({ status: 200 })] as const);
  server = generated.index.createServer(Object.fromEntries(handlers), {});
});

test.each(table.map(([declared, want], at) => [declared, want, at] as const))(
  'an operation that declares %j refuses a wrong path, a wrong query and both with %j',
  async (_, want, at) => {
    const status = async (path: string): Promise<number> =>
      (await server.fetch(new Request(`http://api.example/op${at}${path}`))).status;
    expect([await status('/x'), await status('/1?n=x'), await status('/0?n=x')]).toEqual(want);
    expect(await status('/1?n=1')).toBe(200);
  },
);
