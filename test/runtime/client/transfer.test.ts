import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { call } from '../../../runtime/client/call.ts';
import { createClient } from '../../../runtime/client/client.ts';
import { writeForm } from '../../../runtime/client/form-body.ts';
import { writeFields } from '../../../runtime/client/fields.ts';
import { writePlainFields } from '../../../runtime/client/plain-fields.ts';
import { writeMultipart } from '../../../runtime/client/multipart-body.ts';
import { fileFromPath } from '../../../runtime/client/node.ts';
import type { Operation } from '../../../runtime/client/operation.ts';
import { writeRaw } from '../../../runtime/client/raw-body.ts';
import { readJsonOrStream, readJsonOrText } from '../../../runtime/client/read-json-or.ts';
import { readText } from '../../../runtime/client/read-text.ts';
import type { ParameterDescriptor } from '../../../runtime/parameters/descriptor.ts';
import { createThing, downloadThing } from './operations.ts';
import { sendJson, startService, type Seen } from './service.ts';
import { transports } from './transports.ts';

const field = {
  in: 'form',
  style: 'deepObject',
  explode: true,
  allowReserved: false,
  required: false,
  splitDecoded: false,
} as const;
const fields: readonly ParameterDescriptor[] = [
  { ...field, name: 'title', type: { kind: 'string' } },
  { ...field, name: 'tags', type: { kind: 'array', items: { kind: 'string' } } },
];
const upload: Operation = {
  ...createThing,
  contentType: 'multipart/form-data',
  fields,
  writeFields,
  write: writeMultipart,
};
const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

function streamOf(...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(chunks);
}

async function partsOf({ headers, body }: Seen): Promise<readonly unknown[]> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();
  return Promise.all(
    [...form].map(async ([name, value]) =>
      typeof value === 'string'
        ? [name, value]
        : [name, value.name, value.type, new Uint8Array(await value.arrayBuffer())],
    ),
  );
}

describe.each(transports)('with %s', (_transport, fetch) => {
  /** What arrives when a body is sent. */
  async function sending(operation: Operation, body: unknown): Promise<Seen> {
    await using service = await startService((_, response) => sendJson(response, {}));
    await call(createClient({ baseUrl: service.origin, fetch }), operation, { body });
    const [seen] = service.seen;
    if (seen === undefined) throw new Error('Nothing arrived.');
    return seen;
  }

  test.each([
    ['a Blob', () => new Blob([bytes], { type: 'image/png' }), 'logo', 'image/png'],
    ['a File', () => new File([bytes], 'a "b".png', { type: 'image/png' }), 'a "b".png', 'image/png'],
    ['bytes', () => bytes, 'logo', 'application/octet-stream'],
    [
      'a stream',
      () => streamOf(bytes.subarray(0, 10), bytes.subarray(10)),
      'logo',
      'application/octet-stream',
    ],
  ])('%s arrives in a multipart body, with texts beside it', async (_, file, fileName, type) => {
    const seen = await sending(upload, {
      title: 'Grüße & more=1',
      tags: ['a', 'b'],
      logo: file(),
      absent: undefined,
    });
    expect(await partsOf(seen)).toEqual([
      ['title', 'Grüße & more=1'],
      ['tags[]', 'a'],
      ['tags[]', 'b'],
      ['logo', fileName, type, bytes],
    ]);
  });

  test('single values beside a file need no descriptions', async () => {
    const { fields: _, ...plain } = upload;
    const seen = await sending(
      { ...plain, writeFields: writePlainFields },
      { title: 'Grüße & more=1', count: 7, absent: undefined, logo: bytes },
    );
    expect(await partsOf(seen)).toEqual([
      ['title', 'Grüße & more=1'],
      ['count', '7'],
      ['logo', 'logo', 'application/octet-stream', bytes],
    ]);
    await expect(
      sending({ ...plain, writeFields: writePlainFields }, { title: [['a']], logo: bytes }),
    ).rejects.toThrow(TypeError);
  });

  test('names in a streamed form cannot break out of their part', async () => {
    const name = 'x"\r\ncontent-type: text/html';
    const seen = await sending(upload, { [name]: streamOf(bytes) });
    expect(await partsOf(seen)).toHaveLength(1);
    expect(seen.body.toString('latin1')).not.toContain('\ncontent-type: text/html');
  });

  test('a list of files and texts has a part for each item, in its order', async () => {
    const seen = await sending(upload, { tags: ['a', bytes, 'b', new File(['x'], 'x.txt')] });
    expect(await partsOf(seen)).toEqual([
      ['tags[]', 'a'],
      ['tags', 'tags', 'application/octet-stream', bytes],
      ['tags[]', 'b'],
      ['tags', 'x.txt', 'application/octet-stream', new Uint8Array([120])],
    ]);
  });

  test('texts keep their line ends, also beside a stream', async () => {
    for (const logo of [bytes, streamOf(bytes)]) {
      const { body } = await sending(upload, { title: 'a\nb\rc\r\nd', logo });
      expect(body.toString('latin1')).toContain('\r\n\r\na\nb\rc\r\nd\r\n--');
    }
  });

  test('a stream that fails makes the upload fail', async () => {
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.error(new Error('the disk is gone'));
      },
    });
    await using service = await startService((_, response) => sendJson(response, {}));
    const sent = call(createClient({ baseUrl: service.origin, fetch }), upload, { body: { logo: broken } });
    await expect(sent).rejects.toMatchObject({ name: 'ConnectionError' });
  });

  test('a file of the disk is uploaded under its name', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-'));
    await writeFile(join(folder, 'logo.png'), bytes);
    const seen = await sending(upload, { logo: await fileFromPath(join(folder, 'logo.png'), 'image/png') });
    await rm(folder, { recursive: true });
    expect(await partsOf(seen)).toEqual([['logo', 'logo.png', 'image/png', bytes]]);
  });

  test.each([
    ['text', 'a\nß', 'text/plain'],
    ['bytes', bytes, 'application/octet-stream'],
    ['a Blob', new Blob([bytes]), 'application/octet-stream'],
    ['a stream', streamOf(bytes), 'application/octet-stream'],
  ])('%s is sent as it is', async (_, body, contentType) => {
    const seen = await sending({ ...createThing, contentType, write: writeRaw }, body);
    expect(seen.headers['content-type']).toBe(contentType);
    expect(new Uint8Array(seen.body)).toEqual(
      typeof body === 'string' ? new TextEncoder().encode(body) : bytes,
    );
  });

  test('a form is written with the codec', async () => {
    const seen = await sending(
      {
        ...createThing,
        contentType: 'application/x-www-form-urlencoded',
        fields,
        writeFields,
        write: writeForm,
      },
      { title: 'a&b', tags: ['x', 'y'] },
    );
    expect([seen.headers['content-type'], seen.body.toString()]).toEqual([
      'application/x-www-form-urlencoded',
      'title=a%26b&tags%5B%5D=x&tags%5B%5D=y',
    ]);
  });

  test('a download is a stream and tells how far it is', async () => {
    await using service = await startService(
      (_, response) => void response.writeHead(200, { 'content-length': bytes.length }).end(bytes),
    );
    const progress: unknown[] = [];
    const client = createClient({ baseUrl: service.origin, fetch });
    const stream = await call<ReadableStream<Uint8Array>, unknown>(
      client,
      downloadThing,
      { path: { id: 1 } },
      { onProgress: (state) => progress.push(state) },
    );
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(bytes);
    expect(progress.at(-1)).toEqual({ loaded: bytes.length, total: bytes.length });
  });

  test('a download that breaks off is an error of the operation', async () => {
    await using service = await startService((_, response) => {
      response.writeHead(200, { 'content-length': bytes.length }).write(bytes.subarray(0, 1000), () => {
        setTimeout(() => response.destroy(), 20);
      });
    });
    const client = createClient({ baseUrl: service.origin, fetch });
    const stream = await call<ReadableStream<Uint8Array>, unknown>(client, downloadThing, {
      path: { id: 1 },
    });
    await expect(new Response(stream).arrayBuffer()).rejects.toMatchObject({
      name: 'ConnectionError',
      operation: downloadThing.name,
    });
  });

  test('a download that the caller aborts ends with the reason of the caller', async () => {
    await using service = await startService(
      (_, response) => void response.writeHead(200).write(bytes.subarray(0, 1000)),
    );
    const controller = new AbortController();
    const stream = await call<ReadableStream<Uint8Array>, unknown>(
      createClient({ baseUrl: service.origin, fetch }),
      downloadThing,
      { path: { id: 1 } },
      { signal: controller.signal },
    );
    const reader = stream.getReader();
    expect((await reader.read()).value?.length).toBe(1000);
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(reader.read()).rejects.toBe(reason);
  });

  test('a download that fails is an error with its body', async () => {
    await using service = await startService((_, response) =>
      sendJson(response, { message: 'gone' }, { status: 404 }),
    );
    const client = createClient({ baseUrl: service.origin, fetch });
    await expect(call(client, downloadThing, { path: { id: 1 } })).rejects.toMatchObject({
      name: 'NotFoundError',
      body: { message: 'gone' },
    });
  });

  test('an empty download is an empty stream', async () => {
    await using service = await startService((_, response) => void response.writeHead(204).end());
    const stream = await call<ReadableStream<Uint8Array>, unknown>(
      createClient({ baseUrl: service.origin, fetch }),
      downloadThing,
      { path: { id: 1 } },
    );
    expect(await new Response(stream).text()).toBe('');
  });

  test.each([
    ['text is text', readText, 'application/json', '"a"'],
    ['JSON or text: JSON', readJsonOrText, 'application/problem+json; charset=utf-8', 'a'],
    ['JSON or text: text', readJsonOrText, 'text/plain', '"a"'],
    ['JSON or stream: JSON', readJsonOrStream, 'application/json', 'a'],
    ['JSON or stream: stream', readJsonOrStream, 'application/zip', expect.any(ReadableStream)],
  ])('%s', async (_, read, type, want) => {
    await using service = await startService(
      (_seen, response) => void response.writeHead(200, { 'content-type': type }).end('"a"'),
    );
    expect(
      await call(
        createClient({ baseUrl: service.origin, fetch }),
        { ...downloadThing, read },
        { path: { id: 1 } },
      ),
    ).toEqual(want);
  });
});

test('a stream is read as fast as the body that has it, and let go with it', async () => {
  let pulls = 0;
  const given = Promise.withResolvers<unknown>();
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      controller.enqueue(bytes);
    },
    cancel: given.resolve,
  });
  const { body } = writeMultipart({ body: { title: 'a', logo: endless } }, upload);
  const reader = (body as ReadableStream<Uint8Array>).getReader();
  for (let read = 0; read < 100_000;) read += (await reader.read()).value?.length ?? Infinity;
  expect(pulls).toBeLessThan(6);
  await reader.cancel('enough');
  expect(await given.promise).toBe('enough');
});
