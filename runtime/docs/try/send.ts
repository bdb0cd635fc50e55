import type { TriedAnswer } from './check-answer.ts';
import type { TriedRequest } from './request.ts';

/** Maximum number of bytes of a response that are read as text, as a page with more becomes slow. */
const MOST_BYTES = 1_000_000;
/** Maximum number of bytes of a response. */
const MOST_SAVED = 256_000_000;
/** Milliseconds after which a request is aborted. */
const TIMEOUT = 30_000;

/** Milliseconds in which a browser reports that a policy has blocked a request. */
const POLICY_DELAY = 100;

export interface Received extends TriedAnswer {
  /** The URL of the response. */
  readonly url: string;
  readonly statusText: string;
  /** The whole body. */
  readonly body: Blob;
  readonly headers: Headers;
  readonly milliseconds: number;
}

/**
 * Sends a request. Redirects are not followed, as they could send credentials to another origin. Throws an Error with the
 * reason if there is no response.
 */
export async function send({ method, url, headers, content }: TriedRequest): Promise<Received> {
  const started = performance.now();
  const policy = watchPolicy();
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      ...(content === undefined ? {} : { body: content }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (response.type === 'opaqueredirect')
      throw new Error(
        'The response is a redirect. It is not followed, because its target may be on another origin.',
      );
    const body = await readBody(response);
    const text = await body.slice(0, MOST_BYTES).text();
    return {
      url,
      status: response.status,
      statusText: response.statusText,
      contentType: response.headers.get('content-type') ?? undefined,
      headers: response.headers,
      milliseconds: performance.now() - started,
      body,
      text,
      isCut: body.size > MOST_BYTES,
    };
  } catch (error) {
    const isBlocked = await policy.isBlocked();
    throw new Error(reason(error, { origin: new URL(url).origin, isBlocked }), { cause: error });
  } finally {
    policy.stop();
  }
}

/** The body of a response. Throws an Error if it is too long. */
async function readBody(response: Response): Promise<Blob> {
  // With this type, the browser does not show pictures and pages instead of saving them.
  const options = { type: 'application/octet-stream' };
  if (response.body === null) return new Blob([], options);
  const reader = response.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; bytes <= MOST_SAVED;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks, options);
    bytes += value.byteLength;
    chunks.push(value);
  }
  await reader.cancel();
  throw new Error(
    `The response is longer than ${MOST_SAVED / 1_000_000} MB. Copy the request as curl instead.`,
  );
}

/** Records whether the content security policy of the page blocks a connection (CSP Level 3, section 5). */
function watchPolicy() {
  let isBlocked = false;
  const record = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', record);
  return {
    /** Waits for the event, which comes after the failure. */
    async isBlocked(): Promise<boolean> {
      await new Promise((resolve) => setTimeout(resolve, POLICY_DELAY));
      return isBlocked;
    },
    stop(): void {
      document.removeEventListener('securitypolicyviolation', record);
    },
  };
}

function reason(error: unknown, { origin, isBlocked }: { origin: string; isBlocked: boolean }): string {
  if (isBlocked) {
    return `This site may not connect to ${origin}: add it to connect-src in the Content-Security-Policy of the site.`;
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `There was no response within ${TIMEOUT / 1_000} seconds.`;
  if (error instanceof TypeError) {
    return `This page cannot read a response. Is ${origin} running, and does it allow requests from other origins (CORS)? (${error.message})`;
  }
  return error instanceof Error ? error.message : String(error);
}
