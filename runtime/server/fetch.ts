import type { Awaitable } from './awaitable.ts';
import { collectBytes, limitBytes, streamPieces, type ByteStream } from './bytes.ts';
import type { RequestBody, RequestHeaders, ServerRequest, ServerResponse } from './message.ts';

/** The members used of a server. */
export interface Answering {
  handle(request: ServerRequest): Awaitable<ServerResponse>;
}

/** Handles a `Request` of the Fetch Standard. */
export async function answerFetch(server: Answering, request: Request): Promise<Response> {
  const { status, headers: single, cookies = [], body } = await server.handle(serverRequest(request));
  const headers = new Headers(single);
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (body === undefined || typeof body === 'string') return new Response(body ?? null, { status, headers });
  return new Response(readableStream(body), { status, headers });
}

function serverRequest(request: Request): ServerRequest {
  const { method, url, headers, body, signal } = request;
  // `URL` would change the path again; the Fetch Standard has already brought it into its normal form.
  const [, scheme = '', path = '', query = ''] = /^([a-z]+):\/\/[^/?#]*([^?#]*)\??([^#]*)/.exec(url) ?? [];
  return {
    method,
    path: path === '' ? '/' : path,
    query,
    headers: requestHeaders(headers),
    body: body === null ? undefined : requestBody(body, headers.get('content-length')),
    scheme,
    signal,
    id: undefined,
    log: undefined,
  };
}

function requestHeaders(headers: Headers): RequestHeaders {
  return { get: (name) => headers.get(name) ?? undefined, entries: () => headers.entries() };
}

function requestBody(body: ByteStream, contentLength: string | null): RequestBody {
  return {
    length: contentLength === null ? undefined : Number(contentLength),
    read: (limit) => collectBytes(limitBytes(streamPieces(body), limit)),
    stream: () => streamPieces(body),
  };
}

function readableStream(body: Uint8Array | AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = body instanceof Uint8Array ? [body].values() : body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}
