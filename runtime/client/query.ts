/** The pairs as the query of a URL, beginning with `?`; empty if there are none. */
export function asQuery(pairs: string): string {
  return pairs && `?${pairs}`;
}
