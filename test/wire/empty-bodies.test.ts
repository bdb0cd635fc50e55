import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/json/json.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const types = {
  text: 'text/plain',
  csv: 'text/csv',
  bytes: 'application/octet-stream',
  zip: 'application/zip',
};

/** Operations that take a body of one media type, required or not, and return what arrived. */
const paths = Object.fromEntries(
  Object.entries(types).flatMap(([name, type]) =>
    [true, false].map((required): [string, JsonObject] => {
      const schema = type.startsWith('text/') ? { type: 'string' } : {};
      const post = {
        operationId: `${name}${required ? 'Required' : 'Optional'}`,
        requestBody: { required, content: { [type]: { schema } } },
        responses: {
          200: { description: 'What arrived.', content: { 'application/json': { schema: {} } } },
          400: { description: 'No body.' },
        },
      };
      return [`/${name}/${String(required)}`, { post }];
    }),
  ),
);

/** A text as it arrived, the bytes of a stream in a list, and null where no body did. */
async function echo({ body }: { body: string | AsyncIterable<Uint8Array> | undefined }) {
  if (typeof body !== 'object') return { status: 200, body: body ?? null };
  let read = '';
  for await (const piece of body) read += Buffer.from(piece).toString();
  return { status: 200, body: [read] };
}

const handlers = Object.fromEntries(
  Object.values(paths).map((path) => [(path['post'] as JsonObject)['operationId'], echo]),
);

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(documentOf(paths));
});

describe.each(ways)('bodies without bytes, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    way = await openWay(name, generated, handlers as never);
  });

  afterAll(() => way.close());

  test.each(['Required', 'Optional'])('an empty text and an empty file arrive: %s', async (kind) => {
    const call = (operation: string, body: unknown): Promise<unknown> =>
      Promise.resolve(generated.client[`${operation}${kind}`]?.(way.client, { body }));
    expect(await call('text', '')).toBe('');
    expect(await call('csv', '')).toBe('');
    expect(await call('bytes', new Uint8Array())).toEqual(['']);
    expect(await call('bytes', new Blob([]))).toEqual(['']);
    expect(await call('zip', new Blob([]).stream())).toEqual(['']);
    expect(await call('bytes', new Uint8Array([97]))).toEqual(['a']);
  });

  test.each(['text', 'bytes'])('no body is none: %s', async (operation) => {
    expect(await generated.client[`${operation}Optional`]?.(way.client, {})).toBe(null);
  });
});

test.each(ways.filter((name) => name !== 'fetch'))(
  'a request without media type and bytes has no body, by %s',
  async (name) => {
    const way = await openWay(name, generated, handlers as never);
    const statusOf = async (path: string, headers: Record<string, string>): Promise<number> =>
      (await fetch(`http://127.0.0.1:${way.port}${path}`, { method: 'POST', headers })).status;
    for (const operation of ['text', 'bytes'] as const) {
      expect(await statusOf(`/${operation}/true`, {})).toBe(400);
      expect(await statusOf(`/${operation}/true`, { 'content-type': types[operation] })).toBe(200);
      expect(await statusOf(`/${operation}/false`, {})).toBe(200);
    }
    await way.close();
  },
);
