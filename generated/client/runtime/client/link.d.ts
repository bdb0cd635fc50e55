/**
 * The address to which a `Link` header leads with the relation `next` (RFC 8288, section 3); undefined where there is
 * none. Addresses stand in angle brackets and may hold every separator of the header; a relation may be one of several.
 */
export declare function nextLink(header: string | null): string | undefined;
