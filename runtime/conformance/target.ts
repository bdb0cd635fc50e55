import {
  allOf,
  basic,
  cookieToken,
  headerToken,
  queryToken,
  type Authenticate,
  type Outgoing,
} from '../client/authentication.ts';
import { retryAfter } from '../client/retry-after.ts';
import type { Received, NoResponse } from './received.ts';
import type { CredentialPlace, Shown, WireRequest } from './case.ts';
import { addressOf, targetBelow, type Addresses } from './servers.ts';
import { EXPIRED, recased, wrongToken } from './wrong-token.ts';

/** Sends requests to the tested server. */
export interface Target {
  /**
   * Sends a request and reads the response. Never rejects because of the server. Throws `OutOfBudget` when no more
   * requests may be sent.
   */
  send(request: WireRequest, options?: { readonly shown?: Shown }): Promise<Received | NoResponse>;
  /** Whether such credentials are available. */
  has(shown: Shown): boolean;
  /**
   * Path and query, relative to the base URL, of a URL from the server; undefined if it is elsewhere.
   * @param from the request whose response contains the URL
   * @param of the server whose base URL is meant: that of the request by default
   */
  targetOf(
    address: string,
    from: Pick<WireRequest, 'server' | 'target'>,
    of?: Pick<WireRequest, 'server'>,
  ): string | undefined;
}

/** No further requests: the limit of requests or of time is reached. */
export class OutOfBudget extends Error {}

export interface TargetOptions extends Addresses {
  readonly token: string | undefined;
  /** The token of a caller with fewer permissions. */
  readonly otherToken?: string | undefined;
  /** Milliseconds for one request with its response. */
  readonly timeout: number;
  /** Added to every request: `{ prefer: 'code=404' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Called before each request; throws `OutOfBudget`. */
  readonly spend?: () => void;
  /** Called with each response. */
  readonly observe?: (request: WireRequest, received: Received | NoResponse) => void;
}

/** Maximum bytes of a response that are read. */
const LARGEST = 67_108_864;
/** How often a request is repeated if the server asks to wait, and the maximum and default wait in milliseconds. */
const PATIENCE = { times: 2, wait: 10_000, otherwise: 1_000 };

/**
 * A server behind `fetch`. Redirects are responses and are not followed; credentials are sent only to the base URLs.
 */
export function createTarget(options: TargetOptions): Target {
  const { token, otherToken } = options;
  const tokens: { readonly [shown in Shown]: string | undefined } = {
    own: token,
    nothing: undefined,
    wrong: wrongToken(token),
    longer: `${token ?? wrongToken(token)}x`,
    shorter: (token ?? wrongToken(token)).slice(0, -1),
    recased: recased(token ?? wrongToken(token)),
    expired: EXPIRED,
    other: otherToken,
  };
  const once = async (request: WireRequest, shown: string | undefined): Promise<Received | NoResponse> => {
    options.spend?.();
    const received = await exchange({ wire: request, token: shown }, options);
    options.observe?.(request, received);
    return received;
  };
  return {
    has: (shown) => shown === 'nothing' || shown === 'own' || tokens[shown] !== undefined,
    async send(request, { shown = 'own' } = {}) {
      let received = await once(request, tokens[shown]);
      for (let time = 0; time < PATIENCE.times; time += 1) {
        const wait = waitAskedBy(received);
        // By `prefer`, the request has asked a mock for exactly this response.
        if (wait === undefined || request.headers['prefer'] !== undefined) break;
        await new Promise((resolve) => setTimeout(resolve, wait));
        received = await once(request, tokens[shown]);
      }
      return received;
    },
    targetOf: (address, from, of = from) => targetBelow(options, { address, from, of: of.server }),
  };
}

/** Milliseconds to wait, if a server has had too many requests and states a time (RFC 6585, section 4). */
function waitAskedBy(received: Received | NoResponse): number | undefined {
  if (!('status' in received) || received.status !== 429) return undefined;
  const { headers } = received;
  const isAsked = headers.has('retry-after') || headers.has('ratelimit-reset');
  return Math.min(isAsked ? retryAfter(received) : PATIENCE.otherwise, PATIENCE.wait);
}

async function exchange(
  { wire, token }: { readonly wire: WireRequest; readonly token: string | undefined },
  options: TargetOptions,
): Promise<Received | NoResponse> {
  const base = addressOf(options, wire.server);
  if (base === undefined) return { reason: `no address was given for ${wire.server}`, isUnreachable: false };
  const signal = AbortSignal.timeout(options.timeout);
  // A request follows this signal only until it is garbage-collected, so `fetch` may never notice the timeout.
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  isOver.catch(() => {});
  try {
    // Only without an encoding is the length of a body always the same.
    const headers = { 'accept-encoding': 'identity', ...options.headers, ...wire.headers };
    const outgoing: Outgoing = { url: `${base}${wire.target}`, headers };
    if (token !== undefined) await allOf(...wire.credentials.map((place) => shownAt(place, token)))(outgoing);
    const request = new Request(outgoing.url, {
      method: wire.method,
      headers: outgoing.headers,
      redirect: 'manual',
      signal,
      ...(wire.body === undefined ? {} : { body: new TextEncoder().encode(wire.body) }),
    });
    const response = await Promise.race([(options.fetch ?? fetch)(request), isOver]);
    const body = await Promise.race([readBody(response), isOver]);
    if (body === undefined)
      return { reason: `the response is longer than ${LARGEST} bytes`, isUnreachable: false };
    return { status: response.status, headers: response.headers, body };
  } catch (error) {
    if (signal.aborted)
      return { reason: `there was no response within ${options.timeout} ms`, isUnreachable: false };
    return { reason: reasonOf(error), isUnreachable: isRefused(error) };
  }
}

/** The whole body; undefined if it is too long. */
async function readBody({ body }: Response): Promise<Uint8Array | undefined> {
  if (body === null) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > LARGEST) {
      await reader.cancel();
      return undefined;
    }
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** `fetch` hides the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const reported = cause instanceof Error && cause.message !== '' ? cause : error;
  return reported instanceof Error ? reported.message : String(reported);
}

/**
 * Whether no server was reached. An interrupted or invalid response comes from a server, and an error without a cause
 * from this program.
 */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause === undefined) return false;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return !/^(?:ECONNRESET|EPIPE|UND_ERR_|HPE_)/.test(code);
}

/**
 * A token in the form in which a place needs it. For `basic`, the token is a name and a password with a colon between
 * them, or only a name.
 */
function shownAt({ in: place, name, scheme, spelling }: CredentialPlace, token: string): Authenticate {
  if (place === 'query') return queryToken(name, token);
  if (place === 'cookie') return cookieToken(name, token);
  if (scheme === undefined) return headerToken(name, token);
  if (scheme === 'bearer') return headerToken(name, token, `${spelling ?? 'Bearer'} `);
  const [username = '', ...password] = token.split(':');
  return basic(username, password.join(':'));
}
