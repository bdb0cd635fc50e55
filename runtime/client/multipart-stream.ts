/** A piece of a form: a text, or the content of a file. */
export type Piece = string | Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;

/** Joins pieces. If one of them is a stream, so is the result, and no file is read into memory. */
export function joinPieces(pieces: readonly Piece[]): Blob | ReadableStream<Uint8Array> {
  if (!pieces.some((piece) => piece instanceof ReadableStream)) return new Blob(pieces as (string | Blob)[]);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  // The error of a piece is the error of the stream.
  (async () => {
    for (const piece of pieces)
      await (new Response(piece).body as ReadableStream<Uint8Array>).pipeTo(writable, { preventClose: true });
    await writable.close();
  })().catch(() => {});
  return readable;
}
