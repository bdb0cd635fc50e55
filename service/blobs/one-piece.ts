/** Content that is in memory as a store takes it. */
export async function* onePiece(content: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(content);
}
