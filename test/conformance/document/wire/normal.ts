import type { Json } from '../json.ts';
import type { WireRequest } from './request.ts';

/** A request in a form in which two that mean the same are equal. */
export interface NormalRequest {
  readonly method: string;
  /** Segments decoded one by one, so that a slash inside one is not a separator. */
  readonly segments: readonly string[];
  readonly query: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Json | undefined;
}

/** Names may come in any order, values under one name may not; so the sort is stable and by name alone. */
export async function normalRequest(request: WireRequest): Promise<NormalRequest> {
  const { 'content-type': contentType = '', ...headers } = request.headers;
  return {
    method: request.method,
    segments: request.path.split('/').map(decodeURIComponent),
    query: pairsOf(new URLSearchParams(request.query)),
    headers,
    body: await normalBody(contentType, request.body),
  };
}

async function normalBody(contentType: string, body: WireRequest['body']): Promise<Json | undefined> {
  if (body === undefined) return undefined;
  if (body instanceof FormData) return partsOf(body);
  if (contentType === 'application/json') return JSON.parse(body) as Json;
  return { contentType, pairs: pairsOf(new URLSearchParams(body)) };
}

function pairsOf(pairs: Iterable<[string, string]>): readonly string[] {
  return [...pairs]
    .toSorted(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
    .map(([name, text]) => `${name}=${text}`);
}

async function partsOf(form: FormData): Promise<Json> {
  const parts = [...form].map(async ([name, part]): Promise<readonly string[]> =>
    typeof part === 'string' ? [name, part] : [name, 'file', await part.text()],
  );
  return (await Promise.all(parts)).toSorted(([one = ''], [other = '']) => one.localeCompare(other));
}
