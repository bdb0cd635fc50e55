/**
 * The address to which a `Link` header leads with the relation `next` (RFC 8288, section 3); undefined where there is
 * none. Addresses stand in angle brackets and may hold every separator of the header; a relation may be one of several.
 */
export function nextLink(header) {
    const found = /<([^<>]*)>[^<]*;\s*rel\s*=\s*(?:"(?:[^"]*\s)?next[\s"]|next(?![^\s;,]))/i.exec(header ?? '');
    return found?.[1];
}
