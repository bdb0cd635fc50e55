/**
 * The address to which a `Link` header leads with a relation (RFC 8288, section 3); undefined where there is none.
 * Addresses stand in angle brackets and may hold every separator of the header.
 */
export declare function linkTo(relation: string, header: string | null): string | undefined;
