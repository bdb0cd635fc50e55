import { asking, changed, operationOf, type Answering } from './forge.ts';
import type { forgeOf } from './forge.ts';

/** Something in which a server departs from its document. */
export interface PlantedFault {
  readonly name: string;
  readonly operation: string;
  /** Applies to the operation; with `onPath`, to everything sent to its path with another method. */
  readonly answer: (request: Request, inner: Answering) => Promise<Response>;
  readonly onPath?: true;
}

/** A server with faults in it. */
export function withFaults(
  { answer, route }: ReturnType<typeof forgeOf>,
  faults: readonly PlantedFault[],
): Answering {
  return (request) => {
    const match = route(request.method, new URL(request.url).pathname);
    const isOff = match.kind === 'wrong-method';
    const operation = operationOf(route, isOff ? new Request(request.url) : request);
    const fault = faults.find(
      (each) =>
        each.operation === operation?.id && (each.onPath === true) === (isOff && request.method !== 'HEAD'),
    );
    return fault === undefined ? answer(request) : fault.answer(request, answer);
  };
}

/** Changes the body of successful answers. */
export function body(change: (value: { [name: string]: unknown }) => unknown): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    if (!response.ok || request.method === 'HEAD') return response;
    const value = (await response.json()) as { [name: string]: unknown };
    return changed(response, { body: change(value) });
  };
}

/** Changes the items of successful answers. */
export function items(change: (item: { [name: string]: unknown }) => unknown): PlantedFault['answer'] {
  return body((value) =>
    Array.isArray(value) ? value.map((item) => change(item as { [name: string]: unknown })) : value,
  );
}

/** Changes headers of successful answers; undefined removes them. */
export function headers(
  change: Readonly<Record<string, string | undefined>>,
  isMeant: (request: Request) => boolean = () => true,
): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    if (response.status >= 400 || !isMeant(request)) return response;
    const all = new Headers(response.headers);
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined) all.delete(name);
      else all.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers: all });
  };
}

/** Changes the number in a header of successful answers. */
export function countIn(name: string, change: (count: number) => number): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    const count = response.headers.get(name);
    return count === null
      ? response
      : headers({ [name]: String(change(Number(count))) })(request, async () => response);
  };
}

/** Replaces one status of answers by another. */
export function status(from: number, to: number, text = '{}'): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    if (response.status !== from || request.headers.has('prefer')) return response;
    const isEmpty = to === 204 || request.method === 'HEAD';
    return new Response(isEmpty ? null : text, {
      status: to,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** The first page for every page. */
export const firstPageOnly: PlantedFault['answer'] = async (request, inner) => {
  const url = new URL(request.url);
  const response = await inner(request);
  if (!response.ok || !url.searchParams.has('page') || request.method === 'HEAD') return response;
  url.searchParams.set('page', '1');
  const first = await inner(new Request(url, { headers: request.headers }));
  return new Response(first.body, { status: 200, headers: response.headers });
};

/** Lets everybody in. */
export const open: PlantedFault['answer'] = (request, inner) =>
  inner(
    new Request(request, { headers: { ...Object.fromEntries(request.headers), 'private-token': 'sample' } }),
  );

/** Fails for requests that hold a text. */
export function failsFor(text: string): PlantedFault['answer'] {
  return async (request, inner) => {
    const sent = await sentBy(request);
    return sent.includes(text)
      ? new Response('{"message":"Internal Server Error"}', {
          status: 500,
          headers: { 'content-type': 'application/json' },
        })
      : inner(request);
  };
}

/** Says that something is gone, and keeps it. */
export const keeps: PlantedFault['answer'] = (request, inner) =>
  inner(request.headers.has('prefer') ? request : asking(request, 'code=204'));

/** One answer for all requests that were right. */
export function replies(code: number, text: string): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    if (!response.ok && request.headers.has('private-token') === false) return response;
    return new Response(request.method === 'HEAD' ? null : text, {
      status: code,
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** Accepts requests that should be refused, if their address or body matches. */
export function accepts(pattern: RegExp, code: number): PlantedFault['answer'] {
  return async (request, inner) =>
    pattern.test(await sentBy(request)) ? status(400, code)(request, inner) : inner(request);
}

/** Refuses requests that should be accepted, if their address or body matches. */
export function refuses(pattern: RegExp): PlantedFault['answer'] {
  return async (request, inner) => {
    const isMeant = pattern.test(await sentBy(request));
    const response = await inner(request.clone());
    return isMeant && response.ok ? inner(asking(request, 'code=400')) : response;
  };
}

/** Accepts a parameter, and acts as if it were absent. */
export function ignores(name: string): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request.clone());
    const url = new URL(request.url);
    url.searchParams.delete(name);
    if (!response.ok) return response;
    const ignoring = await inner(new Request(url, request));
    // The links still carry everything that was asked for.
    const sent = new Headers(ignoring.headers);
    const link = response.headers.get('link');
    if (link !== null) sent.set('link', link);
    return new Response(ignoring.body, { status: ignoring.status, headers: sent });
  };
}

/** Changes the answer to HEAD. */
export function onHead(change: (response: Response) => Response): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    return request.method === 'HEAD' ? change(response) : response;
  };
}

/** Later pages begin some items too early or too late. */
export function page(shift: number): PlantedFault['answer'] {
  return async (request, inner) => {
    const response = await inner(request);
    const url = new URL(request.url);
    const number = Number(url.searchParams.get('page') ?? 1);
    if (!response.ok || request.method === 'HEAD' || number < 2) return response;
    const size = Number(url.searchParams.get('per_page') ?? 20);
    url.searchParams.delete('page');
    url.searchParams.set('per_page', '100');
    const whole = (await (await inner(new Request(url, request))).json()) as unknown[];
    const start = (number - 1) * size + shift;
    return changed(response, { body: whole.slice(start, start + size) });
  };
}

/** Address and body of a request, separated by a blank. */
async function sentBy(request: Request): Promise<string> {
  return `${decodeURIComponent(request.url.replaceAll('+', ' '))} ${await request.clone().text()}`;
}
