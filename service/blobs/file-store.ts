import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BlobNotFound, BlobTooLarge, type BlobStore, type StoredBlob } from './blob-store.ts';

/** Blobs as files below a folder, by the beginning of their hash. What is half written stands in `.tmp`. */
export async function openFileStore(root: string): Promise<BlobStore> {
  const temporary = join(root, '.tmp');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  return {
    async write(content, { maxBytes }) {
      const file = join(temporary, randomUUID());
      try {
        const stored = await fill(file, content, maxBytes);
        const place = placeOf(root, stored.hash);
        await mkdir(dirname(place), { recursive: true });
        await rename(file, place);
        return stored;
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    async read(hash, range) {
      const place = placeOf(root, hash);
      // Opened here: a stream that opens its file itself can fail before anybody reads it.
      const file = await open(place).catch((error: unknown) => {
        throw new BlobNotFound(`There is no blob ${hash}.`, { cause: error });
      });
      if (range === undefined) return file.createReadStream();
      return file.createReadStream({ start: range.start, end: range.end - 1 });
    },
    async remove(hash) {
      await rm(placeOf(root, hash), { force: true });
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

function placeOf(root: string, hash: string): string {
  if (!/^[\da-f]{64}$/.test(hash)) throw new BlobNotFound('This is no hash of a blob.');
  return join(root, hash.slice(0, 2), hash.slice(2));
}
