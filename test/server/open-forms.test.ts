import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiServer } from '../../runtime/server/server.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import type { JsonObject } from '../../generators/json/json.ts';
import { generateServer, type Generated } from './workshop.ts';

/** What a schema says of members that it does not name, by the path of an operation that takes such bodies. */
const bodies: Readonly<Record<string, JsonObject>> = {
  '/unsaid': {},
  '/open': { additionalProperties: true },
  '/counts': { additionalProperties: { type: 'integer' } },
  '/values': { additionalProperties: { type: ['boolean', 'integer', 'string'] } },
  '/lists': { additionalProperties: { type: 'array', items: { type: 'integer' } } },
  '/closed': { additionalProperties: false },
};

const documentOf = (encoding: 'rack' | 'plain'): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Open forms', version: '1' },
  'x-parameter-encoding': encoding,
  paths: Object.fromEntries(
    Object.entries(bodies).map(([path, more]) => {
      const schema = { type: 'object', properties: { name: { type: 'string' } }, ...more };
      const content = Object.fromEntries(Object.values(types).map((type) => [type, { schema }]));
      const answer = { description: 'What was read.', content: { 'application/json': { schema: {} } } };
      const post = {
        operationId: path.slice(1),
        requestBody: { content },
        responses: { 200: answer, 400: { ...answer, description: 'Refused.' } },
      };
      return [path, { post }];
    }),
  ),
});

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

async function serve(encoding: 'rack' | 'plain'): Promise<ApiServer> {
  const generated: Generated = await generateServer(documentOf(encoding));
  const handlers = Object.fromEntries(Object.keys(bodies).map((path) => [path.slice(1), echo]));
  return generated.index.createServer(handlers, {});
}

async function echo({ body }: { body?: unknown }): Promise<{ status: number; body: unknown }> {
  return { status: 200, body: isMultipart(body) ? await body.read() : body };
}

function isMultipart(body: unknown): body is Multipart<unknown> {
  return typeof body === 'object' && body !== null && 'read' in body;
}

async function posted(
  server: ApiServer,
  path: string,
  body: string | FormData,
  type?: string,
): Promise<unknown> {
  const headers: Record<string, string> = type === undefined ? {} : { 'content-type': type };
  const response = await server.fetch(
    new Request(`http://localhost${path}`, { method: 'POST', headers, body }),
  );
  const answer = (await response.json()) as { errors?: readonly { pointer: string }[] };
  return response.status === 200 ? answer : answer.errors?.map(({ pointer }) => pointer);
}

describe('fields that a schema does not name are let into a form as they are into JSON', () => {
  let rack: ApiServer;
  let plain: ApiServer;

  beforeAll(async () => {
    rack = await serve('rack');
    plain = await serve('plain');
  });

  test.each<[string, string, object, unknown]>([
    ['/unsaid', 'name=a&more=1', { name: 'a', more: '1' }, { name: 'a', more: '1' }],
    ['/open', 'more=', { more: '' }, { more: '' }],
    ['/counts', 'more=1', { more: 1 }, { more: 1 }],
    ['/counts', 'more=x', { more: 'x' }, ['/more']],
    ['/values', 'a=true&b=1&c=x', { a: true, b: 1, c: 'x' }, { a: true, b: 1, c: 'x' }],
    ['/closed', 'more=1', { more: 1 }, ['/more']],
    ['/closed', 'name=a', { name: 'a' }, { name: 'a' }],
  ])('%s %s', async (path, form, json, want) => {
    const parts = new FormData();
    for (const [name, value] of new URLSearchParams(form)) parts.append(name, value);
    for (const server of [rack, plain]) {
      expect(await posted(server, path, JSON.stringify(json), types.json)).toEqual(want);
      expect(await posted(server, path, form, types.form)).toEqual(want);
      expect(await posted(server, path, parts)).toEqual(want);
    }
  });

  test('brackets nest in the encoding of Rack alone', async () => {
    expect(await posted(rack, '/open', 'a[b]=1&c[]=2', types.form)).toEqual({ a: { b: '1' }, c: ['2'] });
    expect(await posted(rack, '/lists', 'a[]=1&a[]=2', types.form)).toEqual({ a: [1, 2] });
    expect(await posted(plain, '/open', 'a[b]=1&c[]=2', types.form)).toEqual({ 'a[b]': '1', 'c[]': '2' });
    expect(await posted(plain, '/lists', 'a=1&a=2', types.form)).toEqual({ a: [1, 2] });
  });

  test('no name reaches a prototype', async () => {
    for (const server of [rack, plain]) {
      expect(await posted(server, '/open', '__proto__=1', types.form)).toEqual(['/__proto__']);
      expect(await posted(server, '/open', 'constructor=1', types.form)).toEqual({ constructor: '1' });
    }
    expect(await posted(rack, '/open', '__proto__[a]=1', types.form)).toEqual([expect.any(String)]);
  });
});
