/** A host name (RFC 1123 section 2.1, RFC 1034 section 3.1): labels of letters, digits and inner hyphens, 63 each and 253 in all. */
export declare function isHostname(text: string): boolean;
