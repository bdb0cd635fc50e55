/** Content in memory, in the form that a store accepts. */
export async function* onePiece(content: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  yield await Promise.resolve(content);
}
