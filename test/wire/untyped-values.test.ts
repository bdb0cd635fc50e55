import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

/** Places of a value that its schema says nothing about; `mixed` needs the whole codec. */
const places: Readonly<Record<string, readonly JsonObject[]>> = {
  query: [{ name: 'v', in: 'query', schema: {} }],
  mixed: [
    { name: 'v', in: 'query', schema: {} },
    { name: 'w', in: 'query', explode: false, schema: { type: 'array', items: { type: 'string' } } },
  ],
  joined: [{ name: 'v', in: 'query', explode: false, schema: {} }],
  reserved: [{ name: 'v', in: 'query', allowReserved: true, schema: {} }],
  header: [{ name: 'v', in: 'header', schema: {} }],
  path: [{ name: 'v', in: 'path', required: true, schema: {} }],
  nested: [{ name: 'v', in: 'query', style: 'deepObject', schema: {} }],
};

const paths: JsonObject = Object.fromEntries(
  Object.entries(places).map(([operationId, parameters]) => [
    `/${operationId}${operationId === 'path' ? '/{v}' : ''}`,
    {
      get: {
        operationId,
        parameters: [...parameters],
        responses: { '200': { description: 'What came.', content: { 'application/json': { schema: {} } } } },
      },
    },
  ]),
);

const values: readonly Json[] = [[1, 2], ['a'], [], { a: 1 }, [{ a: 1 }], [[1]], 'a,b', ''];

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

/** Texts, as a receiver without a type reads all values. */
function texts(value: Json): Json {
  if (Array.isArray(value)) return value.map(texts);
  if (value === null || typeof value !== 'object') return String(value);
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, texts(member)]));
}

type Request = Readonly<Record<'path' | 'query' | 'headers', { readonly v?: Json } | undefined>>;

async function answer({ path, query, headers }: Request): Promise<HandlerResponse> {
  return { status: 200, body: { v: (path ?? query ?? headers)?.v ?? null } };
}

/** Lists and objects show their shape by names in brackets alone, and a path has no empty text. */
function isSent(id: string, v: Json): boolean {
  if (v === '') return id !== 'path';
  return typeof v === 'string' || (id === 'nested' && !['[]', '[[1]]'].includes(JSON.stringify(v)));
}

describe.each(ways)('a value without a type, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const handlers = Object.keys(places).map((id) => [id, answer]);
    way = await openWay(name, generated, Object.fromEntries(handlers) as never);
  });

  afterAll(() => way.close());

  test.each(Object.keys(places).flatMap((id) => values.map((value) => [id, value] as const)))(
    '%s: %j arrives with its shape, or is not sent',
    async (id, v) => {
      way.sent.length = 0;
      const outcome = await generated.client[id]?.(way.client, { v }).catch((error: unknown) => {
        if (way.sent.length > 0 || !(error instanceof TypeError)) throw error;
        return 'refused';
      });
      expect(outcome).toEqual(isSent(id, v) ? { v: texts(v) } : 'refused');
    },
  );
});
