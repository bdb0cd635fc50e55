import { Readable } from 'node:stream';

/** Bytes that are sent in pieces, or released before they are read: for `HEAD` nobody reads them. */
export interface Bytes extends AsyncIterable<Uint8Array> {
  /** Closes the file or ends the process behind the bytes. */
  destroy(): void;
}

/** The bytes of a stream of Node. Throws for a stream of texts, which has an encoding. */
export function byteStream(stream: NodeJS.ReadableStream): Bytes {
  return {
    [Symbol.asyncIterator]: () => piecesOf(stream),
    destroy() {
      if (stream instanceof Readable) stream.destroy();
    },
  };
}

async function* piecesOf(stream: NodeJS.ReadableStream): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of stream) {
    if (typeof piece === 'string') throw new TypeError('The stream gives texts, not bytes.');
    yield piece;
  }
}
