import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { Reads } from '../../database/database.ts';
import { checkedAddress } from './address.ts';
import { ProviderError } from './provider-error.ts';

/** Bytes of one response. */
const maxBytes = 16 * 1024 * 1024;
const maxRedirects = 5;

/** The response of a provider. */
export interface ProviderResponse {
  readonly content: Buffer;
  /** The URL of the next page, from `Link` (RFC 8288). */
  readonly next: string | undefined;
}

export interface ProviderOptions {
  /** Value of the header `Authorization`. */
  readonly authorization: string;
  /** Maximum milliseconds for one request with its redirects. */
  readonly patience: number;
  readonly signal?: AbortSignal;
}

/**
 * Sends GET requests to a provider. Each URL, including those of redirects, is checked before the connection. The token
 * is sent only to its own host.
 */
export class ProviderClient {
  readonly #reads: Reads;
  readonly #base: string;
  readonly #options: ProviderOptions;

  /** @param base the URL of the provider's API, without a trailing slash */
  constructor(reads: Reads, base: string, options: ProviderOptions) {
    this.#reads = reads;
    this.#base = base;
    this.#options = options;
  }

  /** Decoded JSON of a path, which begins with a slash. Throws `ProviderError`, or a `Refusal` for a URL. */
  async json(path: string): Promise<{ readonly body: unknown; readonly next: string | undefined }> {
    const { content, next } = await this.raw(`${this.#base}${path}`);
    try {
      return { body: JSON.parse(content.toString('utf8')), next };
    } catch (error) {
      throw new ProviderError('invalid', { cause: error });
    }
  }

  /** All entries of a list, page by page, with `size` entries each. */
  async *pages(path: string, size: number): AsyncGenerator<readonly unknown[], void, undefined> {
    const separator = path.includes('?') ? '&' : '?';
    for (let page = 1; ; page++) {
      const { body, next } = await this.json(`${path}${separator}per_page=${size}&page=${page}`);
      if (!Array.isArray(body)) throw new ProviderError('invalid');
      yield body;
      if (next === undefined || body.length === 0) return;
    }
  }

  /** The bytes at a URL. A token that cannot be sent in a header is refused, as it cannot be from the provider. */
  async raw(address: string): Promise<ProviderResponse> {
    if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(this.#options.authorization)) throw new ProviderError('refused');
    const deadline = AbortSignal.timeout(this.#options.patience);
    const { signal: given } = this.#options;
    const signal = given === undefined ? deadline : AbortSignal.any([deadline, given]);
    try {
      return await this.#follow(address, signal);
    } catch (error) {
      if (deadline.aborted) throw new ProviderError('late', { cause: error });
      throw error;
    }
  }

  async #follow(address: string, signal: AbortSignal): Promise<ProviderResponse> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects++) {
      const checked = await checkedAddress(this.#reads, url.href);
      const isOwn = url.origin === new URL(this.#base).origin;
      const response = await request(url, checked.address, {
        signal,
        headers: isOwn ? { authorization: this.#options.authorization } : {},
      });
      const location = locationOf(response);
      if (location === undefined) return await read(response);
      response.destroy();
      const target = URL.canParse(location, url.href) ? new URL(location, url) : undefined;
      if (target === undefined || (url.protocol === 'https:' && target.protocol !== 'https:'))
        throw new ProviderError('invalid');
      url = target;
    }
    throw new ProviderError('invalid');
  }
}

function request(
  url: URL,
  address: string,
  options: { readonly signal: AbortSignal; readonly headers: Readonly<Record<string, string>> },
): Promise<IncomingMessage> {
  // Connects to the address that was checked.
  const lookup: LookupFunction = (_, { all }, give) => {
    const family = isIP(address);
    if (all === true) give(null, [{ address, family }]);
    else give(null, address, family);
  };
  const send = url.protocol === 'https:' ? https.get : http.get;
  const headers = { accept: 'application/json', 'user-agent': 'forge', ...options.headers };
  return new Promise((resolve, reject) => {
    send(url, { headers, lookup, signal: options.signal, agent: false }, resolve).on('error', (cause) =>
      reject(new ProviderError('unreachable', { cause })),
    );
  });
}

function locationOf({ statusCode = 0, headers }: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(statusCode) ? headers.location : undefined;
}

async function read(response: IncomingMessage): Promise<ProviderResponse> {
  const { statusCode = 0, headers } = response;
  const isLimited = statusCode === 429 || (statusCode === 403 && headers['x-ratelimit-remaining'] === '0');
  if (statusCode !== 200) {
    response.on('error', () => undefined).destroy();
    if (isLimited) throw new ProviderError('limited');
    if (statusCode === 401 || statusCode === 403) throw new ProviderError('refused');
    throw new ProviderError(statusCode === 404 || statusCode === 410 ? 'missing' : 'invalid');
  }
  const parts: Buffer[] = [];
  let size = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > maxBytes) throw new ProviderError('invalid');
      parts.push(part);
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError('unreachable', { cause: error });
  }
  const next = /<([^>]*)>\s*;[^,]*rel="?next"?/.exec(String(headers.link ?? ''))?.[1];
  return { content: Buffer.concat(parts), next };
}
