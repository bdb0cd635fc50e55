import type { ServerRequest } from './message.ts';
import { Refusal } from './problem.ts';

/**
 * Refuses requests that other servers may read differently. Throws a `Refusal`: 400 for a fragment, which a request
 * target cannot have, and for a `Host` that is missing, repeated or invalid (RFC 9112, section 3.2), 501 for a transfer
 * coding other than `chunked` (RFC 9112, section 6.1), 417 for an expectation other than `100-continue` (RFC 9110,
 * section 10.1.1).
 */
export function checkFraming({ headers, lacksHost, path, query }: ServerRequest): void {
  if (path.includes('#') || query.includes('#'))
    throw new Refusal({ status: 400, message: 'The request target has a fragment (#).' });
  if (lacksHost === true) throw new Refusal({ status: 400, message: 'The request has no Host header.' });
  const host = headers.get('host') ?? '';
  if (!isHost.test(host))
    throw new Refusal({
      status: 400,
      message: host.includes(',')
        ? 'The request has more than one Host header.'
        : 'The Host header is not a valid host and port.',
    });
  const coding = headers.get('transfer-encoding');
  if (coding !== undefined && coding.trim().toLowerCase() !== 'chunked')
    throw new Refusal({ status: 501, message: 'The only supported transfer coding is chunked.' });
  const expected = headers.get('expect')?.split(',') ?? [];
  if (!expected.every((each) => /^\s*(?:100-continue\s*)?$/i.test(each)))
    throw new Refusal({ status: 417, message: 'The only supported expectation is 100-continue.' });
}

/** A name or address and a port, both of which may be empty (RFC 9110, section 7.2; RFC 3986, section 3.2.2). */
const isHost = /^(?:[\w.~!$&'()*+;=%-]*|\[[\w.~!$&'()*+;=%:-]+\])(?::\d*)?$/;

/**
 * Refuses bodies with a content coding, because they are not decoded. Throws a `Refusal` of 415 that names the accepted
 * codings (RFC 9110, section 15.5.16).
 */
export function checkContentCoding({ headers }: ServerRequest): void {
  const header = headers.get('content-encoding');
  if (header === undefined) return;
  const codings = header.split(',').map((each) => each.trim().toLowerCase());
  if (codings.every((coding) => coding === '' || coding === 'identity')) return;
  throw new Refusal({
    status: 415,
    message: 'The body must not have a content coding.',
    headers: { 'accept-encoding': 'identity' },
  });
}
