/** A URI (RFC 3986 section 3) with a scheme and something behind it. */
export declare function isUri(text: string): boolean;
/** A URI, or a reference to one that is relative to another (RFC 3986 section 4.1). */
export declare function isUriReference(text: string): boolean;
