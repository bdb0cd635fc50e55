import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { chosenDocument, given } from './chosen-document.ts';
import { generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateBoth(chosenDocument);
});

const png = new Blob(['png']);
const stored = { name: 'file', size: 3, type: 'application/octet-stream' };

describe.each(ways)('a body in a media type that the caller chooses, by %s', (name) => {
  let way: Way;

  beforeAll(async () => {
    const names = [
      'Thing',
      'List',
      'Twin',
      'Clash',
      'Form',
      'Image',
      'Text',
      'Option',
      'Note',
      'Upload',
      'Same',
      'Part',
    ];
    const handlers = names.map((each) => [`${each === 'Thing' ? 'patch' : 'put'}${each}`, handle]);
    way = await openWay(name, generated, Object.fromEntries(handlers));
  });

  afterAll(() => way.close());

  test.each<
    [operation: string, args: Record<string, unknown>, contentType: string | undefined, body: unknown]
  >([
    ['patchThing', { name: 'a', size: 1 }, 'application/json', { name: 'a', size: 1 }],
    ['patchThing', { contentType: given.patch, name: null }, given.patch, { name: null }],
    ['putList', { body: ['a'] }, 'application/json', ['a']],
    ['putList', { contentType: given.second, body: { items: ['a'] } }, given.second, { items: ['a'] }],
    ['putTwin', { name: 'a' }, 'application/json', { name: 'a' }],
    ['putTwin', { contentType: 'application/vnd.twin+json' }, 'application/vnd.twin+json', {}],
    ['putClash', { body: { contentType: 'a' } }, 'application/json', { contentType: 'a' }],
    ['putClash', { contentType: given.second, body: { other: 1 } }, given.second, { other: 1 }],
    ['putForm', { note: 'a', file: png }, 'multipart/form-data', { note: 'a', file: stored }],
    [
      'putForm',
      { contentType: 'multipart/form-data;version=2', ids: [1, 2], file: png },
      'multipart/form-data;version=2',
      { ids: [1, 2], file: stored },
    ],
    ['putForm', { contentType: 'multipart/mixed', other: 'a' }, 'multipart/mixed', { other: 'a' }],
    ['putImage', { body: png }, 'image/png', 'png'],
    ['putImage', { contentType: 'image/jpeg', body: png }, 'image/jpeg', 'png'],
    ['putText', { body: 'a' }, 'text/plain', 'a'],
    ['putText', { contentType: 'text/markdown', body: '# a' }, 'text/markdown', '# a'],
    ['putOption', {}, undefined, undefined],
    ['putOption', { contentType: given.second }, undefined, undefined],
    ['putOption', { contentType: given.second, young: 1 }, given.second, { young: 1 }],
    ['putNote', { body: { note: 'a' } }, 'application/json', { note: 'a' }],
    ['putNote', { contentType: 'text/plain', body: '{"note":1}' }, 'text/plain', '{"note":1}'],
    ['putNote', { contentType: 'application/octet-stream', body: png }, 'application/octet-stream', 'png'],
    ['putUpload', { file: png, note: 'a' }, 'multipart/form-data', { file: stored, note: 'a' }],
    [
      'putUpload',
      { contentType: 'application/json', url: 'a', note: 'b' },
      'application/json',
      { url: 'a', note: 'b' },
    ],
    [
      'putUpload',
      { contentType: 'application/x-www-form-urlencoded', id: 1 },
      'application/x-www-form-urlencoded',
      { id: 1 },
    ],
    ['putSame', { note: 'a' }, 'application/json', { note: 'a' }],
    ['putPart', { note: 'a' }, 'application/json', { note: 'a' }],
    ['putPart', { note: 'a', file: png }, 'multipart/form-data', { note: 'a', file: stored }],
  ])('%s(%j) arrives as %s', async (operation, args, contentType, body) => {
    const call = generated.client[operation];
    expect(await call?.(way.client, args)).toEqual(JSON.parse(JSON.stringify({ contentType, body })));
  });
});

/** Gives back what came. */
async function handle({
  contentType,
  body,
}: {
  contentType?: string;
  body?: unknown;
}): Promise<HandlerResponse> {
  return { status: 200, body: { contentType, body: await readable(body) } };
}

/** A body as JSON can hold it: of files their names, sizes and types. */
async function readable(body: unknown): Promise<unknown> {
  const { read } = Object(body) as { read?: () => Promise<object> };
  if (read !== undefined) return describeFiles(await read.call(body));
  if (typeof body !== 'object' || body === null || !(Symbol.asyncIterator in body)) return body;
  const pieces: Uint8Array[] = [];
  for await (const piece of body as AsyncIterable<Uint8Array>) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

function describeFiles(form: object): unknown {
  return Object.fromEntries(
    Object.entries(form).map(([name, value]: [string, unknown]) => {
      const { name: fileName, size, type } = Object(value) as Partial<File>;
      return [name, size === undefined ? value : { name: fileName, size, type }];
    }),
  );
}
