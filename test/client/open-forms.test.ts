import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { generateClient, load, type AnyFunction, type ClientModule } from './generated.ts';

const texts = { type: 'array', items: { type: 'string' } };

/** Forms by the names of their operations, one of which has a name that generated modules use too. */
const forms: Readonly<Record<string, JsonObject>> = {
  lists: { properties: { names: texts }, additionalProperties: true },
  counts: { properties: { names: texts }, additionalProperties: { type: 'integer' } },
  unnamed: { additionalProperties: texts },
  closed: { properties: { names: texts }, additionalProperties: false },
  plain: { properties: { name: { type: 'string' } }, additionalProperties: true },
  segment: { properties: { name: { type: 'string' } } },
};

const documentOf = (type: string): JsonObject => ({
  openapi: '3.1.0',
  info: { title: 'Open forms', version: '1' },
  paths: Object.fromEntries(
    Object.entries(forms).map(([operationId, schema]) => {
      const post = {
        operationId,
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
        requestBody: { required: true, content: { [type]: { schema: { type: 'object', ...schema } } } },
        responses: { 204: { description: 'Done.' } },
      };
      return [`/${operationId}/{id}`, { post }];
    }),
  ),
});

describe.each(['application/x-www-form-urlencoded', 'multipart/form-data'])('a form of %s', (type) => {
  let module: ClientModule;

  beforeAll(async () => {
    module = await load(await generateClient(documentOf(type)), 'client/index.js');
  });

  /** The address and the pairs of a form that is sent. */
  async function send(name: string, given: JsonObject): Promise<readonly [string, unknown]> {
    let sent: readonly [string, unknown] = ['', undefined];
    const client = module.createClient({
      baseUrl: 'https://forge.example',
      fetch: async (url, init) => {
        const form = await new Request(url, init).formData();
        sent = [url, [...form]];
        return new Response(null, { status: 204 });
      },
    });
    await (module[name] as AnyFunction)(client, { id: 'a/b', ...given });
    return sent;
  }

  test.each<[string, JsonObject, readonly (readonly [string, string])[]]>([
    [
      'lists',
      { body: { names: ['a', 'b'], more: 'c d' } },
      [
        ['names', 'a'],
        ['names', 'b'],
        ['more', 'c d'],
      ],
    ],
    ['counts', { body: { count: 1 } }, [['count', '1']]],
    [
      'plain',
      { body: { name: 'a', more: 'b' } },
      [
        ['name', 'a'],
        ['more', 'b'],
      ],
    ],
    ['unnamed', { body: { a: ['b'] } }, [['a', 'b']]],
    ['segment', { name: 'a' }, [['name', 'a']]],
  ])('%s takes %j', async (name, given, want) => {
    expect(await send(name, given)).toEqual([`https://forge.example/${name}/a%2Fb`, want]);
  });

  test('fields are refused where the document leaves no room for them', async () => {
    await expect(send('closed', { names: ['a'], more: 'b' })).rejects.toThrow('more');
  });
});
