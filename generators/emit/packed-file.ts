import { isEqual, type Comparable } from '../incremental/equal.ts';
import type { OutputFile } from './emitter.ts';

interface Packed extends Omit<OutputFile, 'text'> {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A file with its text as bytes: a string that was joined from thousands of parts takes several times their size. */
export function packFile(file: OutputFile): PackedFile {
  return file instanceof PackedFile ? file : new PackedFile({ ...file, bytes: encodeText(file.text) });
}

/** A file by its bytes. */
export function bytesFile(path: string, bytes: Uint8Array<ArrayBuffer>): PackedFile {
  return new PackedFile({ path, bytes });
}

/** Concatenates bytes. */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Not in a pool of buffers, which a small text would retain. */
function encodeText(text: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

/** A file that stores bytes. Its text is decoded at the first use; it is enumerable, so that a copy by `...` has it too. */
export class PackedFile implements OutputFile, Comparable {
  readonly path: string;
  declare readonly text: string;
  readonly encoding: OutputFile['encoding'];
  readonly exports: OutputFile['exports'];
  readonly about: unknown;
  readonly #bytes: Buffer<ArrayBuffer>;
  #text: string | undefined;

  constructor({ path, encoding, exports, about, bytes }: Packed) {
    this.path = path;
    Object.defineProperty(this, 'text', {
      enumerable: true,
      get: () => (this.#text ??= this.#bytes.toString()),
    });
    this.encoding = encoding;
    this.exports = exports;
    this.about = about;
    this.#bytes = Buffer.from(bytes.buffer);
  }

  /** The text in UTF-8. */
  get bytes(): Buffer<ArrayBuffer> {
    return this.#bytes;
  }

  isEqual(other: object): boolean {
    return (
      other instanceof PackedFile &&
      this.path === other.path &&
      this.bytes.equals(other.bytes) &&
      this.encoding === other.encoding &&
      isEqual(this.exports, other.exports) &&
      isEqual(this.about, other.about)
    );
  }
}
