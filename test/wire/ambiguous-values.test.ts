import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const text: JsonObject = { type: 'string' };
const textOrTexts: JsonObject = { oneOf: [text, { type: 'array', items: text }] };
const texts: JsonObject = { type: 'object', additionalProperties: text };
const named: JsonObject = { type: 'object', properties: { a: text } };
const joined = { style: 'form', explode: false } as const;

const parameters: Readonly<Record<string, readonly JsonObject[]>> = {
  query: [{ name: 'v', in: 'query', ...joined, schema: textOrTexts }],
  reserved: [{ name: 'v', in: 'query', ...joined, allowReserved: true, schema: textOrTexts }],
  header: [{ name: 'v', in: 'header', schema: textOrTexts }],
  path: [{ name: 'v', in: 'path', required: true, schema: textOrTexts }],
  cookie: [{ name: 'v', in: 'cookie', ...joined, schema: textOrTexts }],
  spread: [
    { name: 'filter', in: 'query', schema: texts },
    { name: 'page', in: 'query', schema: { type: 'integer' } },
  ],
  clash: [
    { name: 'f', in: 'query', schema: named },
    { name: 'a', in: 'query', schema: text },
  ],
  objects: [
    { name: 'f', in: 'query', schema: { ...named, additionalProperties: false } },
    { name: 'filter', in: 'query', schema: texts },
  ],
  cookies: [
    { name: 'w', in: 'cookie', schema: texts },
    { name: 'z', in: 'cookie', schema: text },
  ],
};

const response = { description: 'What came.', content: { 'application/json': { schema: {} } } };
const form = {
  schema: { type: 'object', properties: { a: texts, z: text } },
  encoding: { a: { style: 'form', explode: true } },
};

const document = documentOf({
  ...Object.fromEntries(
    Object.entries(parameters).map(([id, given]) => [
      `/${id}${id === 'path' ? '/{v}' : ''}`,
      { get: { operationId: id, parameters: [...given], responses: { '200': response } } },
    ]),
  ),
  '/form': {
    post: {
      operationId: 'form',
      requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } },
      responses: { '200': response },
    },
  },
});

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(document);
});

type Received = Readonly<Record<'path' | 'query' | 'headers' | 'cookies' | 'body', object | undefined>>;

function echo({ path, query, headers, cookies, body }: Received): { status: 200; body: object } {
  return { status: 200, body: { ...path, ...query, ...headers, ...cookies, ...body } };
}

describe.each(ways)('a value that would be read as another, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = [...Object.keys(parameters), 'form'].map((id) => [id, echo]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  const send = (id: string, given: Readonly<Record<string, unknown>>) => {
    way.sent.length = 0;
    return generated.client[id]?.(way.client, given).catch((error: unknown) => error);
  };

  test.each<[id: string, given: Readonly<Record<string, unknown>>]>([
    ['query', { v: 'a,b' }],
    ['query', { v: ['a', 'b'] }],
    ['reserved', { v: 'a' }],
    ['header', { v: 'a' }],
    ['header', { v: ['a', 'b'] }],
    ['path', { v: 'a,b' }],
    ['cookie', { v: 'a,b' }],
    ['spread', { filter: { q: '3' }, page: 3 }],
    ['clash', { a: 'x' }],
    ['objects', { f: { a: 'x' }, filter: { b: 'y' } }],
    ['cookies', { w: { q: '1' }, z: '2' }],
    ['form', { a: { q: '1' }, z: '2' }],
  ])('%s with %j: what the text shows arrives', async (id, given) => {
    expect(await send(id, given)).toEqual(given);
  });

  test.each<[id: string, given: Readonly<Record<string, unknown>>, message: RegExp]>([
    ['query', { v: ['a'] }, /^v: A list/],
    ['query', { v: ['a,b'] }, /^v: A list/],
    ['query', { v: [] }, /^v: A list/],
    ['reserved', { v: 'a,b' }, /^v: A text/],
    ['header', { v: 'a,b' }, /^v: A text/],
    ['header', { v: ['a'] }, /^v: A list/],
    ['path', { v: ['a'] }, /^v: A list/],
    ['cookie', { v: ['a'] }, /^v: A list/],
    ['cookie', { v: [] }, /^v: A list/],
    ['spread', { filter: { page: '3' } }, /^filter: .*"page".* page\.$/],
    ['clash', { f: { a: 'x' } }, /^f: .*"a".* a\.$/],
    ['objects', { filter: { a: 'x' } }, /^filter: .*"a".* f\.$/],
    ['cookies', { w: { z: '1' } }, /^w: .*"z".* z\.$/],
    ['form', { a: { z: '1' } }, /^a: .*"z".* z\.$/],
  ])('%s with %j is not sent: %s', async (id, given, message) => {
    const outcome = await send(id, given);
    expect(way.sent).toEqual([]);
    expect(outcome).toBeInstanceOf(TypeError);
    expect((outcome as TypeError).message).toMatch(message);
  });
});
