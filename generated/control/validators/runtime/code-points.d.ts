/**
 * Length of a text in Unicode code points, as `minLength` and `maxLength` count it (RFC 8259, JSON Schema 2020-12
 * Validation section 6.3). A lone surrogate counts as one.
 */
export declare function codePoints(text: string): number;
