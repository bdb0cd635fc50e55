import { Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry } from 'yauzl';
import type { BlobStore, StoredBlob } from '../../blobs/blob-store.ts';

/** A file of an archive: its size, and the position of its content. */
export interface ArchivedFile {
  readonly path: string;
  /** Bytes, unpacked. */
  readonly size: number;
  readonly packedSize: number;
  /** The offset of the header before its content. */
  readonly offset: number;
  readonly isDeflated: boolean;
}

/** The archive is invalid, or not supported. The message is for the sender. */
export class ArchiveRefused extends Error {
  override readonly name = 'ArchiveRefused';
}

/** Limits of one archive. */
export const archiveLimits = {
  files: 50_000,
  /** Bytes, unpacked. */
  size: 5 * 1024 ** 3,
} as const;

/** The maximum compression ratio of `deflate` (RFC 1951): 258 bytes for two bits. */
const maximalRatio = 1032;

/**
 * The files of a ZIP archive, read only from its directory. Refuses archives with paths that lead outside, with files
 * that share bytes or are larger than their content can be, and with too many files.
 */
export async function readDirectory(blobs: BlobStore, blob: StoredBlob): Promise<readonly ArchivedFile[]> {
  const files: ArchivedFile[] = [];
  try {
    const zip = await fromRandomAccessReaderPromise(new BlobReader(blobs, blob.hash), blob.size, {
      // Backslashes in names are refused, not read as slashes.
      strictFileNames: true,
    });
    if (zip.entryCount > archiveLimits.files) throw new ArchiveRefused('The archive has too many files.');
    for await (const entry of zip.eachEntry()) if (!entry.fileName.endsWith('/')) files.push(fileOf(entry));
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new ArchiveRefused(`The archive cannot be read: ${reason}`, { cause: error });
  }
  checkSizes(files);
  return files;
}

function fileOf(entry: Entry): ArchivedFile {
  const { fileName: path, uncompressedSize, compressedSize, compressionMethod: method } = entry;
  if (entry.isEncrypted() || (method !== 0 && method !== 8))
    throw new ArchiveRefused(`The archive has a file that cannot be unpacked: ${path}`);
  if (!isFilePath(path)) throw new ArchiveRefused(`The archive has an invalid path: ${path}`);
  return {
    path,
    size: uncompressedSize,
    packedSize: compressedSize,
    offset: entry.relativeOffsetOfLocalHeader,
    isDeflated: method === 8,
  };
}

/** Whether a path names a file below a folder, and nothing else. */
export function isFilePath(path: string): boolean {
  if (/[\0\\]/.test(path)) return false;
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

function checkSizes(files: readonly ArchivedFile[]): void {
  const total = files.reduce((sum, { size }) => sum + size, 0);
  if (total > archiveLimits.size) throw new ArchiveRefused('The archive has too many bytes unpacked.');
  let end = 0;
  for (const { path, size, packedSize, offset } of files.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < end || size > (packedSize + 1) * maximalRatio)
      throw new ArchiveRefused(`The archive has a file that is not what it says: ${path}`);
    end = offset + headerSize + packedSize;
  }
}

/** Bytes of the header before the content of a file, without its two variable parts (APPNOTE 4.3.7). */
export const headerSize = 30;

/** Reads a blob for yauzl. */
class BlobReader extends RandomAccessReader {
  readonly #blobs: BlobStore;
  readonly #hash: string;

  constructor(blobs: BlobStore, hash: string) {
    super();
    this.#blobs = blobs;
    this.#hash = hash;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#content(start, end), { objectMode: false });
  }

  async *#content(start: number, end: number): AsyncGenerator<Uint8Array> {
    yield* await this.#blobs.read(this.#hash, { start, end });
  }
}
