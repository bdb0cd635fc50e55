import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import type { HandlerRequest, HandlerResponse } from '../../runtime/server/handler.ts';
import type { Multipart } from '../../runtime/server/multipart.ts';
import { encodeMultipart } from '../../generators/sample/multipart.ts';
import { modelOf } from '../types/model-of.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const address: JsonObject = {
  type: 'object',
  required: ['street'],
  additionalProperties: false,
  properties: { street: { type: 'string' }, number: { type: 'integer' } },
};

const form: JsonObject = {
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['addresses'],
      additionalProperties: false,
      properties: {
        addresses: { type: 'array', items: { $ref: '#/components/schemas/Address' } },
        owner: { $ref: '#/components/schemas/Address' },
        lists: { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
        names: { type: 'array', items: { type: 'string' } },
        page: { type: 'string' },
        constructor: { type: 'string' },
        file: { type: 'string', format: 'binary' },
      },
    },
    encoding: { page: { contentType: 'text/html' } },
  },
};

const paths: JsonObject = {
  '/forms': {
    post: {
      operationId: 'sendForm',
      requestBody: { required: true, content: form },
      responses: {
        '200': { description: 'What came.', content: { 'application/json': { schema: {} } } },
        '400': { description: 'What is wrong.' },
      },
    },
  },
};

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths, { components: { schemas: { Address: address } } }));
});

/** The parts of a body, as they were sent: names, media types and contents. */
function partsOf(body: string): readonly (readonly string[])[] {
  return [
    ...body.matchAll(
      /name="([^"]*)"(?:; filename="[^"]*")?\r\n(?:content-type: ([^\r]*)\r\n)?\r\n([^]*?)\r\n--/gi,
    ),
  ].map(([, name = '', type = '', content = '']) => [name, type, content]);
}

async function sendForm({ body }: HandlerRequest): Promise<HandlerResponse> {
  const { file: _, ...fields } = (await (body as Multipart<object>).read()) as Record<string, unknown>;
  return { status: 200, body: fields };
}

describe.each(ways)('objects in parts of their own, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, { sendForm } as never);
  });

  afterAll(() => way.close());

  const two = [{ street: 'A, B & [1]', number: 1 }, { street: '"é"\r\n' }];

  test.each<[given: JsonObject, parts: readonly (readonly string[])[]]>([
    [{ addresses: two }, two.map((each) => ['addresses', 'application/json', JSON.stringify(each)])],
    [{ addresses: two.slice(1) }, [['addresses', 'application/json', JSON.stringify(two[1])]]],
    [{ addresses: [] }, [['addresses', 'application/json', '[]']]],
    [
      { addresses: [], owner: { street: 'a' } },
      [
        ['addresses', 'application/json', '[]'],
        ['owner', 'application/json', '{"street":"a"}'],
      ],
    ],
    [
      { addresses: [], lists: [[1, 2], []] },
      [
        ['addresses', 'application/json', '[]'],
        ['lists', 'application/json', '[[1,2],[]]'],
      ],
    ],
    [
      { addresses: [], names: ['{', '['], page: '<b>', constructor: 'c' },
      [
        ['addresses', 'application/json', '[]'],
        ['names', '', '{'],
        ['names', '', '['],
        ['page', 'text/html', '<b>'],
        ['constructor', '', 'c'],
      ],
    ],
  ])('%j', async (given, parts) => {
    let body = '';
    const send = way.client.fetch ?? fetch;
    const client = generated.client.createClient({
      ...way.client,
      fetch: async (url, init) => {
        body = await new Response(init.body).text();
        return send(url, { ...init, body });
      },
    });
    expect(await generated.client['sendForm']?.(client, given)).toEqual(given);
    expect(partsOf(body)).toEqual(parts);
    const file = new Blob(['x']).stream();
    expect(await generated.client['sendForm']?.(way.client, { ...given, file })).toEqual(given);
  });

  test.each<[parts: readonly string[], status: number]>([
    [['{"street":"a"}', '{"street":"b"}'], 200],
    [['[{"street":"a"},{"street":"b"}]'], 200],
    [['{"street":"a"}', '{"number":1}'], 400],
    [['{"street":"a"'], 400],
    [['[{"street":"a"}]', '{"street":"b"}'], 400],
    [['a'], 400],
    [[''], 400],
    [[], 400],
  ])('parts %j that another client has sent come to %i', async (parts, status) => {
    const body = new FormData();
    for (const part of parts) body.append('addresses', part);
    const send = way.client.fetch ?? fetch;
    const response = await send(`${way.client.baseUrl}/forms`, { method: 'POST', body });
    expect(response.status).toBe(status);
  });
});

test('requests of the conformance suite are written alike', () => {
  const model = modelOf({ paths, schemas: { Address: address } });
  const [operation] = model.operations;
  const [mediaType] = operation?.body?.content ?? [];
  if (mediaType === undefined) throw new Error('There is no body.');
  const value = { addresses: [{ street: 'a' }, { street: 'b' }], page: '<b>' };
  const { content } = encodeMultipart(model, { mediaType, value });
  expect(partsOf(new TextDecoder().decode(content))).toEqual([
    ['addresses', 'application/json', '{"street":"a"}'],
    ['addresses', 'application/json', '{"street":"b"}'],
    ['page', 'text/html', '<b>'],
  ]);
});
