/** A host name (RFC 1123 section 2.1): labels of letters, digits and inner hyphens, 63 each and 253 in all. A last dot may follow. */
export declare function isHostname(text: string): boolean;
