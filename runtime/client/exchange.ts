import type { Answer } from './answer.ts';
import { errorOf, failureOf } from './errors.ts';
import { headersOf } from './headers.ts';
import type { ApiRequest } from './operation.ts';
import { streamOf, readText } from './text.ts';

/**
 * Sends a request and reads the response. Failures of the service are responses here; what prevents a response is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted. Headers that cannot be sent are a TypeError.
 *
 * Credentials and headers stay in the origin of the base address of the operation, wherever plug-ins and redirects lead.
 * Redirects are followed by hand, as `fetch` sees to that for no header but `Authorization`. What changes something is
 * never turned into a GET, and is repeated in the same origin alone.
 */
export async function exchange(request: ApiRequest): Promise<Answer> {
  const sent: Sent = { ...request, headers: { ...request.headers }, redirect: 'manual' };
  if (new URL(sent.url).origin === request.origin) await request.auth?.(sent);
  sent.headers = headersOf(sent.headers);
  try {
    let url = new URL(sent.url);
    // Browsers follow as many redirects (Fetch Standard, HTTP-redirect fetch).
    for (let left = 20; ;) {
      if (url.origin !== request.origin)
        // A copy of the members with these names.
        sent.headers = JSON.parse(
          JSON.stringify(sent.headers, ['accept', 'content-type']),
        ) as Sent['headers'];
      const response = await (request.fetch ?? fetch)(url.href, sent as RequestInit);
      // Status 0 is a redirect that the platform hides. A pattern reads numbers as their texts, here of three digits.
      if (!/^0|30[12378]/.test(response.status as unknown as string))
        return {
          response,
          body: await ((response.ok && request.operation.read) || readJson)(response, request),
        };
      await (await streamOf(response)).cancel();
      // Two slashes are no address. The query may hold a token, which an error of the platform would quote.
      url = new URL(response.headers.get('location') ?? '//', url.origin + url.pathname);
      // What is repeated in the same origin may be followed as a GET may. Credentials in the URL stand before an `@`;
      // errors of the platform would quote them.
      if (
        !left-- ||
        !/^(GET|HEAD)https?:[^@]{3,}\//.test(
          (response.status < 307 || url.origin !== request.origin ? request.method : 'GET') + url.href,
        )
      )
        throw new RangeError('redirect is refused');
    }
  } catch (thrown) {
    throw failureOf(request, thrown);
  }
}

/** A request as `fetch` takes it, which reads no other member. */
type Sent = Omit<ApiRequest, 'url' | 'headers'> & {
  url: string;
  headers: Record<string, string>;
  readonly redirect: 'manual';
};

/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export async function readJson(response: Response, request: ApiRequest): Promise<unknown> {
  const body = await readText(response, request);
  if (body)
    try {
      return JSON.parse(body);
    } catch {
      if (!response.ok) return body;
      throw errorOf(
        request.operation,
        { response, body },
        `no JSON but ${response.headers.get('content-type')}: ${body}`,
      );
    }
}
