/**
 * The segments of a raw path that begins with `/`, still percent-encoded, so that `%2F` separates nothing. Encoded letters, digits and
 * `-._~` are written plainly and other codes in upper case: by RFC 3986, section 6.2.2, that means the same.
 */
export declare function splitPath(path: string): string[];
/** Literal text of a path template in the same form. */
export declare function literalSegment(text: string): string;
