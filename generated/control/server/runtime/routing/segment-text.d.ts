/** A segment of a request path. */
export interface SentSegment {
    /**
     * For comparison with literal text: encoded letters, digits and `-._~` are written plainly and other codes in upper
     * case, which means the same (RFC 3986, section 6.2.2).
     */
    readonly text: string;
    /**
     * For the values of parameters: codes in upper case, nothing decoded. The style of a parameter may take an encoded
     * character for data and a plain one for a separator: `.a%2Eb` is one item in the style `label`, `.a.b` is two.
     */
    readonly raw: string;
}
/** The segments of a raw path behind the slash before `start`, still percent-encoded, so that `%2F` separates nothing. */
export declare function splitPath(path: string, start: number): SentSegment[];
/** Literal text of a path template in the form in which segments are compared. */
export declare function literalSegment(text: string): string;
/** The piece of `raw` that stands for the characters from `start` to `end` of `text`. */
export declare function rawSlice({ text, raw }: SentSegment, start: number, end: number): string;
