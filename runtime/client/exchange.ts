import type { WithResponse } from './with-response.ts';
import { errorOf, fail } from './errors.ts';
import { headersOf } from './headers.ts';
import type { ApiRequest } from './operation.ts';
import { readerOf } from './body-reader.ts';

/**
 * Reads a body in UTF-8 as JSON, or with `parse`; undefined for an empty body. The body of an error may also be text.
 * Throws a RangeError if the decompressed body is longer than `maxBytes`.
 */
export async function readBody(
  response: Response,
  { operation, maxBytes: left = 1e8 }: ApiRequest,
  parse: (text: string, reviver: () => unknown) => unknown = JSON.parse,
): Promise<unknown> {
  const reader = await readerOf(response);
  let body = '';
  const decoder = new TextDecoder();
  for (let chunk; (chunk = (await reader.read()).value); body += decoder.decode(chunk, { stream: true }))
    if ((left -= chunk.length) < 0) {
      await reader.cancel();
      throw new RangeError('body exceeds maxBytes');
    }
  body += decoder.decode();
  try {
    // The reviver throws for an error body that is nested too deeply to be written into a message.
    return body
      ? parse(body, (response.ok || ((_: unknown, value: unknown) => value)) as () => unknown)
      : undefined;
  } catch {
    if (response.ok)
      throw errorOf(
        operation,
        { response, body },
        `no JSON: ${response.headers.get('content-type')}: ${body}`,
      );
    return body;
  }
}

/**
 * Sends a request and returns the response, whatever its status. Without a response, it throws an `ApiError`, or the reason
 * for which the caller has aborted; for headers that cannot be sent, a TypeError. Credentials and headers are sent only
 * to the origin of the base URL of the operation, even if plug-ins or redirects change the URL. Redirects are followed
 * here, because `fetch` removes only the header `Authorization` for another origin.
 */
export async function exchange(request: ApiRequest): Promise<WithResponse> {
  const sent: Sent = { ...request, redirect: 'manual', headers: { ...request.headers } };
  if (new URL(sent.url).origin === request.origin) await request.auth?.(sent);
  sent.headers = headersOf(sent.headers);
  try {
    let url = new URL(sent.url);
    // The same limit as in browsers (Fetch Standard, HTTP-redirect fetch).
    for (let left = 20; ;) {
      if (url.origin !== request.origin)
        // JSON copies only the members with these names.
        sent.headers = JSON.parse(
          JSON.stringify(sent.headers, ['accept', 'content-type']),
        ) as Sent['headers'];
      const response = await (sent.fetch ?? fetch)(url.href, sent as RequestInit);
      // Status 0 is a redirect that the platform hides.
      if (!/^(0|30[12378])$/.test(response.status as unknown as string))
        return {
          response,
          body: await ((response.ok && sent.operation.read) || readBody)(response, request),
        };
      await (await readerOf(response)).cancel();
      // `//` is invalid, so that it throws without `Location`. The query may contain a token, which errors would quote.
      url.search = '';
      url = new URL(response.headers.get('location') ?? '//', url);
      // URLs with credentials are refused, as errors of the platform would quote them. 307 and 308 at the same origin
      // repeat any method; other redirects are followed for GET and HEAD only.
      if (
        !left-- ||
        !/^https?:[^@]{3,}\//.test(url.href) ||
        (!/^(GET|HEAD)$/.test(request.method) && (response.status < 307 || url.origin !== request.origin))
      )
        throw new RangeError('redirect refused');
    }
  } catch (thrown) {
    fail(request, thrown);
  }
}

/** A request as options of `fetch`, which ignores the other members. */
type Sent = Omit<ApiRequest, 'url' | 'headers'> & {
  url: string;
  headers: Record<string, string>;
  readonly redirect: 'manual';
};
