/**
 * The address to which a `Link` header leads with a relation (RFC 8288, section 3); undefined where there is none.
 * Addresses stand in angle brackets and may hold every separator of the header.
 */
export function linkTo(relation, header) {
    for (const [, address, parameters = ''] of (header ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
        const relations = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s";,]+))/i.exec(parameters);
        const names = (relations?.[1] ?? relations?.[2] ?? '').toLowerCase().split(/\s+/);
        if (names.includes(relation))
            return address;
    }
    return undefined;
}
//# sourceMappingURL=link.js.map