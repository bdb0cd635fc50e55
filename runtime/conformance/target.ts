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
  /** Sends a request and reads the response. Rejects only with `OutOfBudget`, if no more requests may be sent. */
  send(request: WireRequest, options?: { readonly shown?: Shown }): Promise<Received | NoResponse>;
  /** Whether these credentials are available. */
  has(shown: Shown): boolean;
  /**
   * Path and query, relative to the base URL, of a URL from the server; undefined if it is elsewhere.
   * @param from the request whose response contains the URL
   * @param of the server of the base URL, by default that of the request
   */
  targetOf(
    address: string,
    from: Pick<WireRequest, 'server' | 'target'>,
    of?: Pick<WireRequest, 'server'>,
  ): string | undefined;
}

/** The limit of requests or of time is reached. */
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

/** Maximum length of a response in bytes. */
const LARGEST = 67_108_864;
/** Maximum number of repetitions after a 429, and the maximum and default wait before each in milliseconds. */
const RETRIES = { times: 2, wait: 10_000, otherwise: 1_000 };

/** Sends requests by `fetch`. Redirects are not followed, and credentials are sent only to the base URLs. */
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
      for (let time = 0; time < RETRIES.times; time += 1) {
        const wait = requestedWait(received);
        // With `prefer`, the request has selected this response of a mock.
        if (wait === undefined || request.headers['prefer'] !== undefined) break;
        await new Promise((resolve) => setTimeout(resolve, wait));
        received = await once(request, tokens[shown]);
      }
      return received;
    },
    targetOf: (address, from, of = from) => targetBelow(options, { address, from, of: of.server }),
  };
}

/** Milliseconds to wait after a 429 (RFC 6585, section 4); undefined for other responses. */
function requestedWait(received: Received | NoResponse): number | undefined {
  if (!('status' in received) || received.status !== 429) return undefined;
  const { headers } = received;
  const isStated = headers.has('retry-after') || headers.has('ratelimit-reset');
  return Math.min(isStated ? retryAfter(received) : RETRIES.otherwise, RETRIES.wait);
}

async function exchange(
  { wire, token }: { readonly wire: WireRequest; readonly token: string | undefined },
  options: TargetOptions,
): Promise<Received | NoResponse> {
  const base = addressOf(options, wire.server);
  if (base === undefined) return { reason: `no address was given for ${wire.server}`, isUnreachable: false };
  const signal = AbortSignal.timeout(options.timeout);
  // `fetch` may miss the timeout, as a request follows a signal only until it is garbage-collected.
  const isOver = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  isOver.catch(() => {});
  try {
    // With content codings, the length of the same body may differ.
    const headers = { 'accept-encoding': 'identity', ...options.headers, ...wire.headers };
    const outgoing: Outgoing = { url: `${base}${wire.target}`, headers };
    if (token !== undefined) await allOf(...wire.credentials.map((place) => tokenAt(place, token)))(outgoing);
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
  const pieces: Uint8Array<ArrayBuffer>[] = [];
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
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** The message of an error; that of its cause for errors of `fetch`. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const reported = cause instanceof Error && cause.message !== '' ? cause : error;
  return reported instanceof Error ? reported.message : String(reported);
}

/** Whether no server was reached: the error has a cause, and this is not an interrupted or invalid response. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause === undefined) return false;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return !/^(?:ECONNRESET|EPIPE|UND_ERR_|HPE_)/.test(code);
}

/** Adds a token at a place. For `basic`, it is a name, or a name and a password with a colon between them. */
function tokenAt({ in: place, name, scheme, spelling }: CredentialPlace, token: string): Authenticate {
  if (place === 'query') return queryToken(name, token);
  if (place === 'cookie') return cookieToken(name, token);
  if (scheme === undefined) return headerToken(name, token);
  if (scheme === 'bearer') return headerToken(name, token, `${spelling ?? 'Bearer'} `);
  const [username = '', ...password] = token.split(':');
  return basic(username, password.join(':'));
}
