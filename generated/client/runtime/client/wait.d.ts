/**
 * Milliseconds that a response asks to wait: `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), otherwise
 * `RateLimit-Reset` in seconds or as a time of the Unix clock. 0 where it does not say, or what cannot be read.
 */
export declare function waitOf(headers: Headers): number;
