import type { IncomingMessage, OutgoingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { tooLarge } from './bytes.ts';
import type { Logger, RequestBody, RequestHeaders, ServerRequest } from './message.ts';
import { Refusal } from './problem.ts';

/** What a framework has already done with a request. */
export interface FrameworkRequest {
  readonly id: string;
  readonly log: Logger;
  /** The body after its hooks, if they have replaced it. */
  readonly payload: Readable | undefined;
}

/** A request of Node's HTTP server, which frameworks use too. Everything is read on demand. */
export class NodeRequest implements ServerRequest, RequestHeaders, RequestBody {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly id: string | undefined;
  readonly log: Logger | undefined;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: OutgoingMessage;
  readonly #payload: Readable;
  #signal: AbortSignal | undefined;

  constructor(incoming: IncomingMessage, outgoing: OutgoingMessage, framework?: FrameworkRequest) {
    const target = targetOf(incoming.url ?? '/');
    const queryStart = target.indexOf('?');
    this.method = incoming.method ?? 'GET';
    this.path = queryStart === -1 ? target : target.slice(0, queryStart);
    this.query = queryStart === -1 ? '' : target.slice(queryStart + 1);
    this.id = framework?.id;
    this.log = framework?.log;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#payload = framework?.payload ?? incoming;
  }

  get headers(): RequestHeaders {
    return this;
  }

  /** HTTP/1.1 requires it (RFC 9112, section 3.2). */
  get lacksHost(): boolean {
    return this.#incoming.headers.host === undefined && this.#incoming.httpVersion === '1.1';
  }

  get scheme(): string {
    return 'encrypted' in this.#incoming.socket ? 'https' : 'http';
  }

  get signal(): AbortSignal {
    this.#signal ??= closeSignal(this.#outgoing);
    return this.#signal;
  }

  get(name: string): string | undefined {
    const { headers } = this.#incoming;
    // Every object inherits members such as `constructor`, which were not sent.
    const value = Object.hasOwn(headers, name) ? headers[name] : undefined;
    if (value !== undefined && singular.has(name)) return this.#joined(name);
    return Array.isArray(value) ? value.join(', ') : value;
  }

  *entries(): Generator<readonly [string, string]> {
    const { rawHeaders } = this.#incoming;
    for (let at = 0; at + 1 < rawHeaders.length; at += 2)
      yield [rawHeaders[at] ?? '', rawHeaders[at + 1] ?? ''];
  }

  /** A body is announced by its length or by a transfer coding (RFC 9112, section 6). */
  get body(): RequestBody | undefined {
    const { headers } = this.#incoming;
    return headers['content-length'] === undefined && headers['transfer-encoding'] === undefined
      ? undefined
      : this;
  }

  get length(): number | undefined {
    const text = this.#incoming.headers['content-length'];
    return text === undefined || this.#payload !== this.#incoming ? undefined : Number(text);
  }

  read(limit: number): Promise<Uint8Array> {
    const payload = this.#payload;
    return new Promise((resolve, reject) => {
      const pieces: Buffer[] = [];
      let size = 0;
      const collect = (piece: Buffer): void => {
        size += piece.length;
        if (size <= limit) pieces.push(piece);
        else reject(tooLarge(limit));
      };
      payload.on('data', collect);
      // Each of these events comes at most once; `once` would wrap the listeners.
      payload.on('end', () => {
        // Node removes the listener otherwise, which makes all others slower to find.
        payload.off('data', collect);
        resolve(pieces.length === 1 && pieces[0] !== undefined ? pieces[0] : Buffer.concat(pieces));
      });
      payload.on('error', () => reject(brokenOff()));
    });
  }

  async *stream(): AsyncGenerator<Uint8Array, void, undefined> {
    try {
      // Destroying an unread request would also destroy the response.
      for await (const piece of this.#payload.iterator({ destroyOnReturn: false })) yield piece as Buffer;
    } catch {
      throw brokenOff();
    } finally {
      // Node discards a body only if it was never read from; otherwise the connection would wait for the rest.
      this.#payload.resume();
    }
  }

  #joined(name: string): string {
    const { rawHeaders } = this.#incoming;
    let joined: string | undefined;
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      const header = rawHeaders[at] ?? '';
      if (header.length !== name.length || header.toLowerCase() !== name) continue;
      const value = rawHeaders[at + 1] ?? '';
      joined = joined === undefined ? value : `${joined}, ${value}`;
    }
    return joined ?? '';
  }
}

/** Of repeated ones, Node keeps the first, while a proxy in front of it may have used the last. */
const singular: ReadonlySet<string> = new Set(['authorization', 'content-type', 'host']);

function closeSignal(outgoing: OutgoingMessage): AbortSignal {
  if (outgoing.destroyed && !outgoing.writableFinished) return AbortSignal.abort();
  const controller = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) controller.abort();
  });
  return controller.signal;
}

/** Proxies send absolute URLs (RFC 9112, section 3.2.2). */
function targetOf(url: string): string {
  return url.startsWith('/') ? url : url.replace(/^[a-z]+:\/\/[^/?#]*(?=[/?])/i, '');
}

function brokenOff(): Refusal {
  return new Refusal({ status: 400, message: 'The request ended too early.' });
}
