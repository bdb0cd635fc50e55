/**
 * Milliseconds to wait before the next request: `Retry-After` in seconds or as a date (RFC 9110, section 10.2.3), otherwise
 * `RateLimit-Reset` in seconds or as a Unix time. 0 if there is neither, or if it cannot be read.
 *
 * @param response the response, or the error of a call
 */
export function retryAfter({ headers }: { readonly headers: Headers }): number {
  /** Larger values, in milliseconds, are points in time, from 1973; smaller ones are durations, up to three years. */
  const leastClock = 1e11;
  const text = headers.get('retry-after') ?? headers.get('ratelimit-reset');
  // A value that is not a number is a date.
  let time = +(text as string) * 1000 || Date.parse(text as string);
  if (time > leastClock) time -= Date.now();
  return time > 0 ? time : 0;
}
