/**
 * The URL of the relation `next` in a `Link` header (RFC 8288, section 3); undefined if there is none. URLs are in
 * angle brackets and may contain every separator of the header; a link may have several relations.
 */
export function nextLink(header: string | null): string | undefined {
  const found = /<([^<>]*)>[^<]*;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next[\s"]|next(?![^\s;,]))/i.exec(header ?? '');
  return found?.[1];
}
