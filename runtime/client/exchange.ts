import type { WithResponse } from './with-response.ts';
import { errorOf, fail } from './errors.ts';
import { headersOf } from './headers.ts';
import type { ApiRequest } from './operation.ts';
import { readerOf } from './body-reader.ts';

/**
 * Reads a body in UTF-8 as JSON, or with `parse`; undefined for an empty body. Errors may have any format: if the body is
 * not JSON, it is read as text. Throws a RangeError beyond `maxBytes`, which are counted after decompression.
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
    // Visiting the values of a failure throws if they are nested deeper than its message can be written.
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
 * Sends a request and reads the response. A response with an error status is returned too. If there is no response, it
 * throws an `ApiError`, or the reason for which the caller has aborted. Headers that cannot be sent are a TypeError.
 * Credentials and headers are sent only to the origin of the base URL of the operation, also when plug-ins or redirects
 * change the URL. Redirects are followed here, because `fetch` removes only the header `Authorization` for another
 * origin. Methods that change something are never turned into GET, and are repeated at the same origin only.
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
        // A copy of the members with these names.
        sent.headers = JSON.parse(
          JSON.stringify(sent.headers, ['accept', 'content-type']),
        ) as Sent['headers'];
      const response = await (sent.fetch ?? fetch)(url.href, sent as RequestInit);
      // Status 0 is a redirect that the platform hides. A pattern reads numbers as their texts.
      if (!/^(0|30[12378])$/.test(response.status as unknown as string))
        return {
          response,
          body: await ((response.ok && sent.operation.read) || readBody)(response, request),
        };
      await (await readerOf(response)).cancel();
      // `//` alone is not a URL. The query may contain a token, which an error of the platform would quote.
      url.search = '';
      url = new URL(response.headers.get('location') ?? '//', url);
      // Credentials in a URL are between `//` and an `@`; errors of the platform would quote them. 307 and 308 at the
      // same origin repeat any method; other redirects are followed for GET and HEAD only.
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

/** The options of a request for `fetch`; it ignores the other members. */
type Sent = Omit<ApiRequest, 'url' | 'headers'> & {
  url: string;
  headers: Record<string, string>;
  readonly redirect: 'manual';
};
