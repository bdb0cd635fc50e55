import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  BlobNotFound,
  BlobTooLarge,
  type BlobStore,
  type StoredBlob,
  type WriteBlob,
} from '../../blobs/blob-store.ts';
import { openFileStore } from '../../blobs/file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'forge-blobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const maxBytes = 10_000_000;

async function* pieces(count: number, fill: string): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at++) {
    yield Buffer.alloc(100_000, fill);
    await new Promise((resolve) => void setImmediate(resolve));
  }
}

const write = (store: BlobStore, ...given: Parameters<WriteBlob>): Promise<StoredBlob> =>
  store.storing((writing) => writing(...given));

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<number> {
  let size = 0;
  for await (const piece of stream) size += piece.byteLength;
  return size;
}

test('several writers of one content store it once, whole', async () => {
  const store = await openFileStore(folder);
  const stored = await Promise.all(
    Array.from({ length: 6 }, () => write(store, pieces(20, 'a'), { maxBytes })),
  );
  expect(new Set(stored.map(({ hash }) => hash)).size).toBe(1);
  expect(await bytesOf(await store.read(stored[0]?.hash ?? ''))).toBe(2_000_000);
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
});

test('a reader has the whole content, also where it is removed or written again meanwhile', async () => {
  const store = await openFileStore(folder);
  const { hash } = await write(store, pieces(20, 'b'), { maxBytes });
  const [removed, ranged] = [await store.read(hash), await store.read(hash, { start: 5, end: 1_500_000 })];
  await store.remove(hash, () => Promise.resolve(true));
  await expect(store.read(hash)).rejects.toThrow(BlobNotFound);
  await write(store, pieces(20, 'b'), { maxBytes });
  expect(await Promise.all([bytesOf(removed), bytesOf(ranged)])).toEqual([2_000_000, 1_499_995]);
  expect(await bytesOf(await store.read(hash))).toBe(2_000_000);
});

test('a writer that fails leaves nothing, and what stands there stays', async () => {
  const store = await openFileStore(folder);
  const { hash } = await write(store, pieces(2, 'c'), { maxBytes });
  await expect(write(store, pieces(20, 'c'), { maxBytes: 100_001 })).rejects.toThrow(BlobTooLarge);
  const broken = async function* (): AsyncGenerator<Uint8Array> {
    yield* pieces(2, 'c');
    throw new Error('cut');
  };
  await expect(write(store, broken(), { maxBytes })).rejects.toThrow('cut');
  expect(await bytesOf(await store.read(hash))).toBe(200_000);
  expect(readdirSync(join(folder, '.tmp'))).toEqual([]);
});

test('content that somebody lets go of stays while another writer stores the row that refers to it', async () => {
  const store = await openFileStore(folder);
  const rows = new Set(['first']);
  const order: string[] = [];
  const { hash } = await write(store, pieces(1, 'd'), { maxBytes });
  const [written, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const second = store.storing(async (writing) => {
    await writing(pieces(1, 'd'), { maxBytes });
    written.resolve();
    await stored.promise;
    rows.add('second');
    order.push('row');
  });
  await written.promise;
  rows.delete('first');
  const removed = store.remove(hash, () => {
    order.push('asked');
    return Promise.resolve(rows.size === 0);
  });
  // A waiting removal does not block new writers.
  await write(store, pieces(1, 'd'), { maxBytes });
  stored.resolve();
  await Promise.all([second, removed]);
  expect(order).toEqual(['row', 'asked']);
  expect(await bytesOf(await store.read(hash))).toBe(100_000);
  rows.clear();
  await store.remove(hash, () => Promise.resolve(rows.size === 0));
  await expect(store.read(hash)).rejects.toThrow(BlobNotFound);
});

test('a writer that begins while content is removed writes it again', async () => {
  const store = await openFileStore(folder);
  const { hash } = await write(store, pieces(1, 'e'), { maxBytes });
  const asked = Promise.withResolvers<boolean>();
  const removed = store.remove(hash, () => asked.promise);
  const again = write(store, pieces(1, 'e'), { maxBytes });
  await new Promise((resolve) => void setTimeout(resolve, 50));
  asked.resolve(true);
  await Promise.all([removed, again]);
  expect(await bytesOf(await store.read(hash))).toBe(100_000);
  const refused = store.remove(hash, () => Promise.reject(new Error('no database')));
  await expect(refused).rejects.toThrow('no database');
  expect((await write(store, pieces(1, 'e'), { maxBytes })).hash).toBe(hash);
});
