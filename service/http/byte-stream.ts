/** The bytes of a stream of Node. Throws where it gives texts: such a stream has an encoding. */
export async function* byteStream(
  stream: NodeJS.ReadableStream,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of stream) {
    if (typeof piece === 'string') throw new TypeError('The stream gives texts, not bytes.');
    yield piece;
  }
}
