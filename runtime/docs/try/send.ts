import type { TriedAnswer } from './judge.ts';
import type { TriedRequest } from './request.ts';

/** Most bytes of a response that are read as text: a page that shows more becomes unresponsive. */
const MOST_BYTES = 1_000_000;
/** Most bytes that are kept to be saved as a file. */
const MOST_SAVED = 256_000_000;
/** Milliseconds after which a request is aborted. */
const PATIENCE = 30_000;

/** Milliseconds within which a browser reports that a policy has blocked a request. */
const NOTICE = 100;

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
 * Sends a request to its origin only: redirects are not followed, because they could send credentials to another one.
 * Throws an Error that says why there is no response.
 */
export async function send({ method, url, headers, content }: TriedRequest): Promise<Received> {
  const started = performance.now();
  const blocked = watchPolicy();
  try {
    const response = await fetch(url, {
      method,
      headers: { ...headers },
      ...(content === undefined ? {} : { body: content }),
      redirect: 'manual',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(PATIENCE),
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
    const isBlocked = await blocked.wasTold();
    throw new Error(reason(error, { origin: new URL(url).origin, isBlocked }), { cause: error });
  } finally {
    blocked.stop();
  }
}

/** Throws an Error if the body is too long to be saved. */
async function readBody(response: Response): Promise<Blob> {
  // Pictures and pages are saved as bytes too, and not shown by the browser.
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
  const note = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    /** The event comes after the failure. */
    async wasTold(): Promise<boolean> {
      await new Promise((resolve) => setTimeout(resolve, NOTICE));
      return isBlocked;
    },
    stop(): void {
      document.removeEventListener('securitypolicyviolation', note);
    },
  };
}

function reason(error: unknown, { origin, isBlocked }: { origin: string; isBlocked: boolean }): string {
  if (isBlocked) {
    return `This site may not connect to ${origin}: add it to connect-src in the Content-Security-Policy of the site.`;
  }
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `There was no response within ${PATIENCE / 1_000} seconds.`;
  if (error instanceof TypeError) {
    return `This page cannot read a response. Is ${origin} running, and does it allow requests from other origins (CORS)? (${error.message})`;
  }
  return error instanceof Error ? error.message : String(error);
}
