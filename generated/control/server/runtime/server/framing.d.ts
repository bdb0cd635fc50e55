import type { ServerRequest } from './message.js';
/**
 * Refuses requests whose framing servers on the way may read differently. Throws a `Refusal`: 400 for none or more than one `Host`
 * (RFC 9112, section 3.2), 501 for a transfer coding other than `chunked` (RFC 9112, section 6.1), 417 for an expectation other
 * than `100-continue` (RFC 9110, section 10.1.1).
 */
export declare function checkFraming({ headers, lacksHost }: ServerRequest): void;
/**
 * Refuses bodies with a content coding, which nobody would take off. Throws a `Refusal` of 415 that names the codings that
 * are taken (RFC 9110, section 15.5.16).
 */
export declare function checkContentCoding({ headers }: ServerRequest): void;
