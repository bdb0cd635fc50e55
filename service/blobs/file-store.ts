import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  BlobNotFound,
  BlobTooLarge,
  type BlobStore,
  type ListedBlob,
  type StoredBlob,
  type WriteBlob,
} from './blob-store.ts';
import { Holds } from './holds.ts';

/** Blobs as files below a folder, by the beginning of their hash. Incomplete files are in `.tmp`. */
export async function openFileStore(root: string): Promise<BlobStore> {
  const temporary = join(root, '.tmp');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  const holds = new Holds();
  const kept = new Set<ReadonlySet<string>>();
  return {
    async storing(work) {
      const held: string[] = [];
      const write: WriteBlob = async (content, { maxBytes }) => {
        const file = join(temporary, randomUUID());
        try {
          const stored = await fill(file, content, maxBytes);
          await holds.take(stored.hash);
          held.push(stored.hash);
          const place = placeOf(root, stored.hash);
          await mkdir(dirname(place), { recursive: true });
          await rename(file, place);
          return stored;
        } catch (error) {
          await rm(file, { force: true });
          throw error;
        }
      };
      try {
        return await work(write);
      } finally {
        for (const hash of held) holds.release(hash);
      }
    },
    async read(hash, range) {
      const place = placeOf(root, hash);
      // Opened here: a stream that opens its file itself can fail before anything reads it.
      const file = await open(place).catch((error: unknown) => {
        throw new BlobNotFound(`There is no blob ${hash}.`, { cause: error });
      });
      if (range === undefined) return file.createReadStream();
      return file.createReadStream({ start: range.start, end: range.end - 1 });
    },
    async remove(hash, isUnused) {
      const place = placeOf(root, hash);
      await holds.whileFree(hash, async () => {
        const isUnwanted = await isUnused();
        if (isUnwanted && ![...kept].some((hashes) => hashes.has(hash))) await rm(place, { force: true });
      });
    },
    list: () => listFiles(root),
    keep(hashes) {
      const these = new Set(hashes);
      kept.add(these);
      return () => void kept.delete(these);
    },
  };
}

async function fill(file: string, content: AsyncIterable<Uint8Array>, maxBytes: number): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let size = 0;
  const handle = await open(file, 'wx');
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > maxBytes) throw new BlobTooLarge(`The content has more than ${maxBytes} bytes.`);
      hash.update(piece);
      await handle.write(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { hash: hash.digest('hex'), size };
}

async function* listFiles(root: string): AsyncGenerator<ListedBlob, void, undefined> {
  for (const folder of await readdir(root)) {
    if (!/^[\da-f]{2}$/.test(folder)) continue;
    for (const rest of await readdir(join(root, folder))) {
      const hash = `${folder}${rest}`;
      // Undefined if it was removed in the meantime.
      const file = isHash(hash) ? await stat(placeOf(root, hash)).catch(() => undefined) : undefined;
      if (file !== undefined) yield { hash, writtenAt: file.mtime };
    }
  }
}

function isHash(text: string): boolean {
  return /^[\da-f]{64}$/.test(text);
}

function placeOf(root: string, hash: string): string {
  if (!isHash(hash)) throw new BlobNotFound('This is no hash of a blob.');
  return join(root, hash.slice(0, 2), hash.slice(2));
}
