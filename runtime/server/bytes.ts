import { Refusal } from './problem.ts';

/** Raw bytes that a handler sends: in one piece, or as a stream. */
export type SendableBytes = Uint8Array | AsyncIterable<Uint8Array> | ByteBlob | ByteStream;

/** The members used of a Blob. */
export interface ByteBlob {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The members used of a ReadableStream of bytes. */
export interface ByteStream {
  readonly locked: boolean;
  getReader(): {
    read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
    cancel?(reason?: unknown): Promise<void>;
    releaseLock(): void;
  };
}

/** Bytes as adapters send them. Throws a TypeError for values of other types. */
export function sendable(bytes: unknown): Uint8Array | AsyncIterable<Uint8Array> {
  if (bytes instanceof Uint8Array) return bytes;
  if (typeof bytes === 'object' && bytes !== null) {
    if (Symbol.asyncIterator in bytes) return bytes as AsyncIterable<Uint8Array>;
    if ('getReader' in bytes) return streamPieces(bytes as ByteStream);
    if ('stream' in bytes && typeof bytes.stream === 'function') return sendable(bytes.stream());
    if ('arrayBuffer' in bytes) return blobPieces(bytes as ByteBlob);
  }
  throw new TypeError('The body is neither bytes nor a stream of bytes.');
}

/** Errors of a stream that nothing reads are ignored. */
const ignore = (): void => undefined;

/** Closes a stream that will not be read, and the file or connection behind it. */
export function release(body: AsyncIterable<Uint8Array>): void {
  if ('destroy' in body && typeof body.destroy === 'function') body.destroy();
  else if ('cancel' in body && typeof body.cancel === 'function')
    Promise.resolve(body.cancel()).catch(ignore);
  else body[Symbol.asyncIterator]().return?.().catch(ignore);
}

/** Closes the body of a handler if it is a stream, because it will not be sent. */
export function discard(body: unknown): void {
  // Other objects may have a method `destroy` that means something else.
  if (typeof body === 'object' && body !== null && Symbol.asyncIterator in body)
    release(body as AsyncIterable<Uint8Array>);
}

/** The same bytes, until there are more than the limit: then it throws a `Refusal`, by default one about the body. */
export async function* limitBytes(
  source: AsyncIterable<Uint8Array>,
  limit: number,
  refusal: () => Refusal = () => tooLarge(limit),
): AsyncGenerator<Uint8Array, void, undefined> {
  let size = 0;
  for await (const piece of source) {
    size += piece.length;
    if (size > limit) throw refusal();
    yield piece;
  }
}

/** All bytes of a stream. */
export async function collectBytes(source: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    pieces.push(piece);
    size += piece.length;
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The text of bytes in UTF-8, with a BOM if there is one; undefined if they are not valid UTF-8 (RFC 8259, section 8.1). */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return undefined;
  }
}

export function tooLarge(limit: number): Refusal {
  return new Refusal({ status: 413, message: `The body is larger than ${limit} bytes.` });
}

const strictUtf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes of a stream as they arrive; the stream is cancelled when the reader stops. */
export async function* streamPieces(stream: ByteStream): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = stream.getReader();
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      isOver = done;
      if (done) return;
      if (value !== undefined) yield value;
    }
  } finally {
    if (!isOver) await reader.cancel?.();
    reader.releaseLock();
  }
}

async function* blobPieces(blob: ByteBlob): AsyncGenerator<Uint8Array, void, undefined> {
  yield new Uint8Array(await blob.arrayBuffer());
}
