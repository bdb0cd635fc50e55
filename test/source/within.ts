/** Documents with a text in place of `…`, each with what is wanted of it. */
export function within<Want>(
  document: string,
  rows: readonly (readonly [text: string, want: Want])[],
): readonly (readonly [document: string, want: Want])[] {
  return rows.map(([text, want]) => [document.replace('…', () => text), want] as const);
}
