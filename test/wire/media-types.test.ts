import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mediaTypeKey, mediaTypeName } from '../../runtime/contract/media-type.ts';
import type { RequestHeaders } from '../../runtime/server/message.ts';
import { newer, older, versionsDocument } from './versions-document.ts';
import { generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(versionsDocument);
});

describe.each(ways)('parameters of media types, by %s', (name) => {
  let way: Way;
  let received: { contentType?: string | undefined; headers?: RequestHeaders } = {};

  const putItem = (
    { contentType, body }: { contentType: string; body: unknown },
    context: { headers: RequestHeaders },
  ) => {
    received = { contentType, headers: context.headers };
    return { status: 200, contentType, body };
  };

  beforeAll(async () => {
    way = await openWay(name, generated, { putItem } as never);
  });

  afterAll(() => way.close());

  test.each([
    [older, { old: 'a' }, 200, older],
    [newer, { young: 1 }, 200, newer],
    ['application/json; version=2021-03-29', { young: 1 }, 200, newer],
    ['APPLICATION/JSON ;VERSION="2021-03-29"; charset=UTF-8', { young: 1 }, 200, newer],
    ['application/json', { old: 'a' }, 200, older],
    ['application/json; charset=utf-8', { old: 'a' }, 200, older],
    [older, { young: 1 }, 400, undefined],
    [newer, { old: 'a' }, 400, undefined],
    ['application/json;version=1', { old: 'a' }, 415, undefined],
    ['application/json;version=2021-03-29;charset=utf-16', { young: 1 }, 415, undefined],
    ['text/plain', { old: 'a' }, 415, undefined],
  ])('%s with %j is answered with %i', async (type, body, status, want) => {
    received = {};
    const send = way.client.fetch ?? fetch;
    const response = await send(`${way.client.baseUrl}/items/1`, {
      method: 'PUT',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
    expect([response.status, received.contentType]).toEqual([status, want]);
    expect(status !== 200 || response.headers.get('content-type')).toBe(status !== 200 || want);
  });

  test('the client names the version of what it sends, and asks for those that there are', async () => {
    expect(await generated.client['putItem']?.(way.client, { id: '1', old: 'a' })).toEqual({ old: 'a' });
    expect(received.headers?.get('content-type')).toBe(older);
    expect(received.headers?.get('accept')).toBe(`${older}, ${newer}`);
  });

  test('a caller chooses another version by its media type', async () => {
    const args = { id: '1', contentType: newer, young: 1 };
    const result = await generated.client['putItem']?.(way.client, args).result();
    expect(result).toMatchObject({ status: 200, contentType: newer, body: { young: 1 } });
    expect(received.contentType).toBe(newer);
    expect(received.headers?.get('content-type')).toBe(newer);
  });

  test('a media type that the document does not have is not sent', async () => {
    const args = { id: '1', contentType: 'application/json;version=3', young: 1 };
    await expect(generated.client['putItem']?.(way.client, args)).rejects.toThrow(TypeError);
  });
});

test.each([
  ['application/json', 'application/json'],
  ['Application/JSON; charset=utf-8', 'application/json'],
  ['application/json ; Version="1" ; a=B', 'application/json;version=1;a=B'],
  ['application/json;title="a b"', 'application/json;title="a b"'],
  ['text/*', 'text/*'],
  ['nonsense', 'nonsense'],
])('%s is written %s', (text, name) => {
  expect(mediaTypeName(text)).toBe(name);
  expect(mediaTypeName(name)).toBe(name);
});

test.each<[readonly string[], string, string | undefined]>([
  [['a/b', 'a/b;v=1', 'a/b;v=2'], 'a/b', 'a/b'],
  [['a/b', 'a/b;v=1', 'a/b;v=2'], 'a/b;v=2', 'a/b;v=2'],
  [['a/b', 'a/b;v=1'], 'a/b;v=3', 'a/b'],
  [['a/b;v=1'], 'a/b;v=3', undefined],
  [['a/b;v=1', 'a/*'], 'a/b;v=3', 'a/*'],
  [['a/b;v=1;w=1', 'a/b;v=1'], 'a/b;v=1;w=1', 'a/b;v=1;w=1'],
  [['a/b;v=1;w=1', 'a/b;v=1'], 'a/b;v=1;w=2', 'a/b;v=1'],
  [['*/*'], 'a/b', '*/*'],
  [['a/*', 'a/*+b'], 'a/c+b', 'a/*+b'],
  [['a/*+b', '*/*'], 'a/b', '*/*'],
  [['a/c'], 'a/b', undefined],
])('of %j, %s is %s', (keys, sent, key) => {
  expect(mediaTypeKey(keys, sent)).toBe(key);
});
