/** Times from here on, in milliseconds, are those of a clock (this one is in 2001), not thirty years of waiting. */
const LEAST_CLOCK = 1e12;
/**
 * Milliseconds that an answer asks to wait: `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), otherwise
 * `RateLimit-Reset` in seconds or as a time of the Unix clock. 0 where it does not say, or what cannot be read.
 */
export function waitOf(headers) {
    const text = headers.get('retry-after') ?? headers.get('ratelimit-reset');
    const wait = Number(text) * 1000;
    // What is no number is a date.
    const time = wait < LEAST_CLOCK ? wait : (wait || Date.parse(`${text}`)) - Date.now();
    return Math.max(0, time) || 0;
}
//# sourceMappingURL=wait.js.map