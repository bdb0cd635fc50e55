/** Percent-decoding (RFC 3986, section 2.1) as UTF-8; undefined where the text is malformed. */
export declare function decodePercent(text: string): string | undefined;
/** What is wrong with a text that cannot be decoded, to be read behind its name. */
export declare const MALFORMED_PERCENT = "has a percent code that is malformed or not UTF-8";
/** Decoding of a part of a query or form, where `+` is a space (URL Standard, application/x-www-form-urlencoded). */
export declare function decodeFormPart(text: string): string | undefined;
/**
 * Encodes everything but unreserved characters (RFC 3986, section 2.3; RFC 6570, section 3.2.1). Throws a URIError for a
 * lone surrogate, which no UTF-8 can hold.
 */
export declare function encodeStrictly(text: string): string;
/** Encodes like `encodeStrictly`, and throws a TypeError that says what is wrong. */
export declare function encodePercent(text: string): string;
/**
 * Encodes what would end or change a query part, and leaves the other reserved characters of RFC 3986 as they are
 * (OpenAPI 3.1, `allowReserved`). A percent sign is encoded, so that decoding gives the text back.
 */
export declare function encodeReserved(text: string): string;
/** Encodes characters that a path cannot hold and leaves encoded ones alone: for literal text of path templates. */
export declare function encodeLiteral(text: string): string;
