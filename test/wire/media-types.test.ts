import { execFile } from 'node:child_process';
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/source/document.ts';
import { mediaTypeKey, mediaTypeName } from '../../runtime/contract/media-type.ts';
import type { RequestHeaders } from '../../runtime/server/message.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { writeOutput } from '../server/workshop.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const older = 'application/json;version=2018-12-31';
const newer = 'application/json;version=2021-03-29';

function objectOf(name: string, type: string): JsonObject {
  return { type: 'object', required: [name], additionalProperties: false, properties: { [name]: { type } } };
}

/** Versions of an API by a parameter of the media type, in the ways in which people write one. */
const content: JsonObject = {
  'application/json;version=2018-12-31': { schema: objectOf('old', 'string') },
  'Application/JSON; Version="2021-03-29"; charset=utf-8': { schema: objectOf('young', 'integer') },
};

const document = documentOf({
  '/items/{id}': {
    put: {
      operationId: 'putItem',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      requestBody: { required: true, content },
      responses: { '200': { description: 'What came.', content } },
    },
  },
});

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(document);
  await writeOutput({
    document: join(generated.folder, 'document.json'),
    folder: generated.folder,
    emitters: [typesEmitter],
  });
});

afterAll(() => generated.remove());

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

test('what is declared compiles, and bodies are told apart by their media type', async () => {
  const { folder } = generated;
  const usage = `
import { createClient, putItem } from './client/index.js';
import type { PutItem200, PutItemRequest } from './types/operations/put-item.js';
import type { PutItemServerRequest } from './server/operations/put-item.js';

const client = createClient({ baseUrl: 'http://localhost' });
putItem(client, { id: '1', old: 'a' });
putItem(client, { id: '1', contentType: '${older}', old: 'a' });
putItem(client, { id: '1', contentType: '${newer}', young: 1 });
// @ts-expect-error this is the body of the other version
putItem(client, { id: '1', young: 1 });
// @ts-expect-error this too
putItem(client, { id: '1', contentType: '${newer}', old: 'a' });
// @ts-expect-error there is no such version
putItem(client, { id: '1', contentType: 'application/json;version=3', young: 1 });
// @ts-expect-error there is no such member
putItem(client, { id: '1', other: 1 });
export function read(response: PutItem200): string | number {
  return response.contentType === '${older}' ? response.body.old : response.body.young;
}
export async function ask(): Promise<string | number | undefined> {
  const result = await putItem(client, { id: '1', old: 'a' }).result();
  if (result.status !== 200) return undefined;
  return result.contentType === '${older}' ? result.body.old : result.body.young;
}
export function take(request: PutItemServerRequest): string | number {
  return request.contentType === '${older}' ? request.body.old : request.body.young;
}
export const requests: readonly PutItemRequest[] = [
  { path: { id: '1' }, body: { old: 'a' } },
  { path: { id: '1' }, contentType: '${newer}', body: { young: 1 } },
  // @ts-expect-error this is the body of the other version
  { path: { id: '1' }, contentType: '${newer}', body: { old: 'a' } },
];
`;
  await writeFile(join(folder, 'usage.ts'), usage);
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    target: 'es2023',
    module: 'nodenext',
    lib: ['es2023', 'esnext.disposable', 'dom', 'dom.asynciterable'],
    types: ['node'],
  };
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['usage.ts', 'server/operations/*.d.ts'] }),
  );
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const messages = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  expect(messages).toBe('');
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
