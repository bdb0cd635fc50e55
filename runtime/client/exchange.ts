import type { Answer } from './answer.ts';
import { baseOf, type Client } from './client.ts';
import { errorOf, failureOf } from './errors.ts';
import type { ApiRequest } from './operation.ts';
import { textOf } from './text.ts';

/**
 * Sends a request and reads the answer. Failures of the service are answers here; what prevents an answer is thrown,
 * as an `ApiError` or as the reason for which the caller has aborted.
 *
 * Credentials and headers stay in the origin of the base address of the operation, wherever plug-ins and redirects lead.
 * Redirects are followed by hand, as `fetch` sees to that for no header but `Authorization`. What changes something is
 * never turned into a GET, and is repeated in the same origin alone.
 */
export async function exchange(client: Client, request: ApiRequest): Promise<Answer> {
  const { operation, method, signal } = request;
  const sent: Sent = { ...request, headers: { ...request.headers }, redirect: 'manual', duplex: 'half' };
  const isForeign = () => new URL(sent.url).origin !== new URL(baseOf(client, operation)).origin;
  if (!operation.open && !isForeign()) await client.auth?.(sent);
  try {
    // Browsers follow as many redirects (Fetch Standard, HTTP-redirect fetch).
    for (let left = 20; ; left -= 1) {
      if (isForeign())
        for (const name in sent.headers) if (!/^(accept|content-type)$/.test(name)) delete sent.headers[name];
      // What no value of a header holds (Fetch Standard, header value). What the platform throws would quote it.
      if (/[^\t -~\x80-\xff]/.test(Object.values(sent.headers).join()))
        throw new RangeError('a header cannot be sent');
      const response = await (client.fetch ?? fetch)(sent.url, sent as RequestInit);
      const { status, headers } = response;
      // Status 0 is a redirect that the platform hides.
      if (!/^(0|30[12378])$/.test(`${status}`))
        return { response, body: await ((response.ok && operation.read) || readJson)(response, request) };
      await response.body?.cancel();
      // Two slashes are no address. The query may hold a token, which an error of the platform would quote.
      sent.url = new URL(headers.get('location') ?? '//', sent.url.replace(/\?.*/, '')).href;
      if (
        !left ||
        !sent.url.startsWith('http') ||
        !(/GET|HEAD/.test(method) || (status > 306 && !isForeign()))
      )
        throw new RangeError('a redirect is not followed');
    }
  } catch (thrown) {
    throw failureOf(operation.name, thrown, signal);
  }
}

/** A request as `fetch` takes it, which reads no other member. */
type Sent = Omit<ApiRequest, 'url' | 'headers'> & {
  url: string;
  headers: Record<string, string>;
  readonly redirect: 'manual';
  readonly duplex: 'half';
};

/** Reads JSON, undefined where there is nothing. Failures may be in any format: what is no JSON is their text. */
export async function readJson(response: Response, request: ApiRequest): Promise<unknown> {
  const body = await textOf(response, request);
  try {
    return body ? JSON.parse(body) : undefined;
  } catch {
    if (!response.ok) return body;
    throw errorOf(
      request.operation.name,
      response,
      body,
      `no JSON but ${response.headers.get('content-type')}: ${body}`,
    );
  }
}
