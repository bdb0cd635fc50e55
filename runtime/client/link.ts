/** The URL of the relation `next` in a `Link` header (RFC 8288, section 3); undefined if there is none. */
export function nextLink(header: string | null): string | undefined {
  const found = /<([^<>]*)>[^<]*;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next[\s"]|next(?![^\s;,]))/i.exec(header ?? '');
  return found?.[1];
}
