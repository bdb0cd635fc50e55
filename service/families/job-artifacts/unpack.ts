import { pipeline, Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { BlobStore } from '../../blobs/blob-store.ts';
import { byteStream } from '../../http/byte-stream.ts';
import { headerSize, type ArchivedFile } from './zip-directory.ts';

/**
 * The content of one file of an archive, without the others. Ends with an error if it does not have the expected
 * length.
 */
export async function* unpack(
  blobs: BlobStore,
  hash: string,
  file: ArchivedFile,
): AsyncGenerator<Uint8Array, void, undefined> {
  if (file.packedSize === 0) return;
  const start = await contentStart(blobs, hash, file);
  const packed = await blobs.read(hash, { start, end: start + file.packedSize });
  const content = file.isDeflated ? inflated(packed) : packed;
  let size = 0;
  for await (const piece of byteStream(content)) {
    size += piece.byteLength;
    if (size > file.size) break;
    yield piece;
  }
  if (size !== file.size) throw new Error(`The file ${file.path} of an archive is not as long as it says.`);
}

function inflated(packed: NodeJS.ReadableStream): Readable {
  const inflate = createInflateRaw();
  // The last stream, which is read, reports errors.
  pipeline(packed, inflate, () => undefined);
  return inflate;
}

/** The header before the content ends with the lengths of its two variable parts (APPNOTE 4.3.7). */
async function contentStart(blobs: BlobStore, hash: string, { offset, path }: ArchivedFile): Promise<number> {
  const pieces: Uint8Array[] = [];
  const end = offset + headerSize;
  for await (const piece of byteStream(await blobs.read(hash, { start: offset, end }))) pieces.push(piece);
  const header = Buffer.concat(pieces);
  if (header.length !== headerSize || header.readUInt32LE(0) !== 0x04_03_4b_50)
    throw new Error(`The file ${path} of an archive has no header.`);
  return end + header.readUInt16LE(26) + header.readUInt16LE(28);
}
