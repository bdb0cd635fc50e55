import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject } from '../../generators/source/document.ts';
import type { HandlerResponse } from '../../runtime/server/handler.ts';
import { typesEmitter } from '../../generators/emit/types/emitter.ts';
import { writeOutput } from '../server/workshop.ts';
import { documentOf, generateBoth, openWay, ways, type Generated, type Way } from './way.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

const text: JsonObject = { type: 'string' };
const number: JsonObject = { type: 'integer' };

function objectOf(properties: JsonObject, required = Object.keys(properties)): JsonObject {
  return { type: 'object', required, additionalProperties: false, properties };
}

function taking(operationId: string, content: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    put: {
      operationId,
      requestBody: { required: true, content, ...more },
      responses: { '200': { description: 'What came.', content: { 'application/json': { schema: {} } } } },
    },
  };
}

const patch = { schema: objectOf({ name: { type: ['string', 'null'] } }, []) };
const image = { schema: { type: 'string', format: 'binary' } };

/** Bodies of which each has several media types: of one kind, or of several with different bodies. */
const document = documentOf({
  '/patches': taking('patchThing', {
    'application/json': { schema: objectOf({ name: text, size: number }) },
    'application/merge-patch+json': patch,
  }),
  '/lists': taking('putList', {
    'application/json': { schema: { type: 'array', items: text } },
    'application/json;version=2': { schema: objectOf({ items: { type: 'array', items: text } }) },
  }),
  '/twins': taking('putTwin', { 'application/json': patch, 'application/vnd.twin+json': patch }),
  '/clashes': taking('putClash', {
    'application/json': { schema: objectOf({ contentType: text }) },
    'application/json;version=2': { schema: objectOf({ other: number }) },
  }),
  '/forms': taking('putForm', {
    'multipart/form-data': { schema: objectOf({ note: text, file: image.schema }) },
    'multipart/form-data;version=2': {
      schema: objectOf({ ids: { type: 'array', items: number }, file: image.schema }),
    },
    'multipart/mixed': { schema: objectOf({ other: text }) },
  }),
  '/images': taking('putImage', { 'image/png': image, 'image/jpeg': image }),
  '/texts': taking('putText', { 'text/plain': { schema: text }, 'text/markdown': { schema: text } }),
  '/options': taking(
    'putOption',
    { 'application/json': patch, 'application/json;version=2': { schema: objectOf({ young: number }, []) } },
    { required: false },
  ),
  '/notes': taking('putNote', {
    'application/json': { schema: objectOf({ note: text }) },
    'text/plain': { schema: text },
    'application/octet-stream': {},
  }),
  '/uploads': taking('putUpload', {
    'application/json': { schema: objectOf({ url: text, note: text }) },
    'multipart/form-data': { schema: objectOf({ file: image.schema, note: text }) },
    'application/x-www-form-urlencoded': { schema: objectOf({ id: number }) },
  }),
  // The same body in several kinds, and members of which only some are files: nothing to choose.
  '/same': taking('putSame', {
    'application/json': { schema: objectOf({ note: text }) },
    'application/x-www-form-urlencoded': { schema: objectOf({ note: text }) },
    'application/xml': { schema: objectOf({ note: text }) },
  }),
  '/parts': taking('putPart', {
    'application/json': { schema: objectOf({ note: text }) },
    'multipart/form-data': { schema: objectOf({ file: image.schema, note: text }, ['note']) },
  }),
});

const given = {
  patch: 'application/merge-patch+json',
  second: 'application/json;version=2',
} as const;

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

test('arguments are those of the media type', async () => {
  const { folder } = generated;
  const usage = `
import {
  createClient, patchThing, putClash, putForm, putImage, putList, putNote, putOption, putPart, putSame, putText,
  putTwin, putUpload,
} from './client/index.js';

const client = createClient({ baseUrl: 'http://localhost' });
const file = new Blob([]);
patchThing(client, { name: 'a', size: 1 });
patchThing(client, { contentType: '${given.patch}', name: null });
patchThing(client, { contentType: '${given.patch}' });
// @ts-expect-error null is for the patch
patchThing(client, { name: null, size: 1 });
// @ts-expect-error the patch has no size
patchThing(client, { contentType: '${given.patch}', size: 1 });
// @ts-expect-error the size is missing
patchThing(client, { contentType: 'application/json', name: 'a' });
putList(client, { body: ['a'] });
putList(client, { contentType: '${given.second}', body: { items: ['a'] } });
// @ts-expect-error this is the body of the other media type
putList(client, { contentType: '${given.second}', body: ['a'] });
// @ts-expect-error this too
putList(client, { body: { items: ['a'] } });
putTwin(client);
putTwin(client, { contentType: 'application/vnd.twin+json', name: 'a' });
// @ts-expect-error there is no such media type
putTwin(client, { contentType: 'text/plain', name: 'a' });
putClash(client, { body: { contentType: 'a' } });
putClash(client, { contentType: '${given.second}', body: { other: 1 } });
putForm(client, { note: 'a', file });
putForm(client, { contentType: 'multipart/form-data;version=2', ids: [1], file });
putForm(client, { contentType: 'multipart/mixed', other: 'a' });
// @ts-expect-error this is a member of another form
putForm(client, { contentType: 'multipart/form-data;version=2', note: 'a', file });
putImage(client, { contentType: 'image/jpeg', body: file });
// @ts-expect-error there is no such media type
putImage(client, { contentType: 'image/gif', body: file });
putText(client, { contentType: 'text/markdown', body: 'a' });
putOption(client);
putOption(client, { contentType: '${given.second}', young: 1 });
// @ts-expect-error this is the body of the other version
putOption(client, { young: 1 });
putNote(client, { body: { note: 'a' } });
putNote(client, { contentType: 'text/plain', body: 'a' });
putNote(client, { contentType: 'application/octet-stream', body: file });
// @ts-expect-error a text is of another media type
putNote(client, { body: 'a' });
putUpload(client, { file, note: 'a' });
putUpload(client, { contentType: 'application/json', url: 'a', note: 'b' });
// @ts-expect-error JSON has no files
putUpload(client, { contentType: 'application/json', file, note: 'b' });
putSame(client, { note: 'a' });
// @ts-expect-error there is nothing to choose
putSame(client, { contentType: 'application/x-www-form-urlencoded', note: 'a' });
putPart(client, { note: 'a' });
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
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['usage.ts'] }));
  const tsc = join(root, 'node_modules/typescript7/bin/tsc');
  const messages = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  expect(messages).toBe('');
});
