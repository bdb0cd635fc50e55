import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { createRouter, type Router } from '../../runtime/routing/router.ts';
import { offsetHeaders } from '../../runtime/server/pagination.ts';
import { clearedMembers, persistedMembers } from '../../generators/conformance/plan/persisted-members.ts';
import { createMock } from '../../generators/mock/mock.ts';
import type { ApiModel, Operation } from '../../generators/model/model.ts';
import { createSampler, type Sampler } from '../../generators/sample/sampler.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { isObject } from '../../generators/json/member.ts';

/** Answers requests as a server behind the base URL does. */
export type Answering = (request: Request) => Promise<Response>;

export const ORIGIN = 'http://forge.example';

/** How many items every paged list holds. */
const ITEMS = 5;

/**
 * A server of a document that is right by construction: the mock, with paged lists and a memory of what was made and
 * deleted.
 */
export function forgeOf(model: ApiModel): {
  readonly answer: Answering;
  readonly baseUrl: string;
  readonly route: Router<Operation>;
} {
  const mock = mockOf(model);
  const route = createRouter(
    model.operations.map((operation) => ({
      method: operation.method,
      segments: operation.segments,
      operation,
    })),
    { basePath: mock.basePath, trailingSlash: 'ignore' },
  );
  const core = knowingCallers(model, (request) => mock.fetch(request));
  const memory: Memory = { made: new Map(), gone: new Set() };
  return {
    answer: answeringHead(remembering(model, paging(core, route, memory), { route, memory })),
    baseUrl: `${ORIGIN}${mock.basePath}`,
    route,
  };
}

const mocks = new WeakMap<ApiModel, ReturnType<typeof createMock>>();

/** Validators are compiled once for all servers of a document. */
function mockOf(model: ApiModel): ReturnType<typeof createMock> {
  const mock = mocks.get(model) ?? createMock(model);
  mocks.set(model, mock);
  return mock;
}

/** The operation that a request calls; HEAD calls that of GET. */
export function operationOf(route: Router<Operation>, { method, url }: Request): Operation | undefined {
  const match = route(method === 'HEAD' ? 'GET' : method, new URL(url).pathname);
  return match.kind === 'found' ? match.operation : undefined;
}

/** An answer with another body or other headers; an announced length is counted again. */
export function changed(
  response: Response,
  { body, headers = {} }: { readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> },
): Response {
  const all = new Headers(response.headers);
  all.delete('content-length');
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  return new Response(JSON.stringify(body), { status: response.status, headers: all });
}

/** HEAD is GET without the body; nobody has to count its bytes. */
function answeringHead(inner: Answering): Answering {
  return async (request) => {
    if (request.method !== 'HEAD') return inner(request);
    const { status, headers } = await inner(new Request(request, { method: 'GET' }));
    const all = new Headers(headers);
    all.delete('content-length');
    return new Response(null, { status, headers: all });
  };
}

function paging(inner: Answering, route: Router<Operation>, memory: Memory): Answering {
  return async (request) => {
    const pagination = operationOf(route, request)?.extensions['x-pagination'];
    const asked = await inner(request);
    if (request.headers.has('prefer') || asked.status !== 200) return asked;
    if (pagination === undefined) return withMade(asked, request, memory);
    const response = await inner(unpaged(request));
    const url = new URL(request.url);
    const items = (await response.json()) as readonly Item[];
    const whole = [...listOf(items), ...madeBelow(url.pathname, items[0], memory)];
    const page = Number(url.searchParams.get('page') ?? 1);
    const perPage = Number(url.searchParams.get('per_page') ?? 20);
    const isKeyset =
      JSON.stringify(pagination) === '{"modes":["keyset"]}' ||
      url.searchParams.get('pagination') === 'keyset';
    if (isKeyset) return changed(response, { body: whole.slice(0, perPage) });
    const headers = offsetHeaders({ url, page, perPage, total: whole.length });
    const texts = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    return changed(response, { body: whole.slice((page - 1) * perPage, page * perPage), headers: texts });
  };
}

/** The request for the whole list on one page. */
function unpaged(request: Request): Request {
  const url = new URL(request.url);
  for (const name of ['page', 'cursor', 'page_token', 'id_after']) url.searchParams.delete(name);
  url.searchParams.set('per_page', '100');
  return new Request(url, request);
}

interface Item {
  readonly [name: string]: unknown;
}

/** The items of a list, enough for several pages, if a number tells them apart. */
function listOf(items: readonly Item[]): readonly unknown[] {
  const [first] = items;
  if (first === undefined || typeof first['id'] !== 'number') return items;
  return Array.from({ length: ITEMS }, (_, index) => ({ ...items[index % items.length], id: index + 1 }));
}

/** Things with larger numbers exist once somebody has made them. */
const FIRST_MADE = 100_000;

/** Tokens of callers that are let in. */
const CALLERS = new Set(['sample', 's3cret-of-nobody']);

/** Passes on only the credentials of callers that it knows. */
function knowingCallers({ securitySchemes }: ApiModel, inner: Answering): Answering {
  const names = ['authorization', ...securitySchemes.map(({ parameter = '' }) => parameter.toLowerCase())];
  return (request) => {
    const headers = new Headers(request.headers);
    for (const name of names.filter(Boolean)) {
      const token = headers.get(name)?.replace(/^(?:Bearer|Basic) /i, '');
      if (token !== undefined && !CALLERS.has(token)) headers.delete(name);
    }
    const url = new URL(request.url);
    for (const name of names) {
      const token = url.searchParams.get(name);
      if (token !== null && !CALLERS.has(token)) url.searchParams.delete(name);
    }
    return inner(new Request(new Request(url, request), { headers }));
  };
}

/** What a server remembers. */
interface Memory {
  /** What was sent when a thing was made or changed, by its path. */
  readonly made: Map<string, JsonObject>;
  /** Paths of what was deleted. */
  readonly gone: Set<string>;
}

/** A list that is not paged, with what was made. */
async function withMade(response: Response, { method, url }: Request, memory: Memory): Promise<Response> {
  const isJson = (response.headers.get('content-type') ?? '').includes('json');
  const items: unknown = method === 'GET' && isJson ? await response.clone().json() : undefined;
  if (!Array.isArray(items)) return response;
  const made = madeBelow(new URL(url).pathname, items[0] as Item | undefined, memory);
  return made.length === 0 ? response : changed(response, { body: [...(items as unknown[]), ...made] });
}

/** What POST to a path made, in the form of its list's items. */
function madeBelow(path: string, like: Item | undefined, { made, gone }: Memory): readonly unknown[] {
  if (like === undefined || typeof like['id'] !== 'number') return [];
  return [...made].flatMap(([place, own]) => {
    const id = place.startsWith(`${path}/`) ? Number(place.slice(path.length + 1)) : Number.NaN;
    return Number.isNaN(id) || gone.has(place) ? [] : [{ ...like, ...ownMembers(like, own), id }];
  });
}

/** Remembers which numbered things POST made below a path, what PUT and PATCH change, and what DELETE removes. */
function remembering(
  model: ApiModel,
  inner: Answering,
  { route, memory: { made, gone } }: { readonly route: Router<Operation>; readonly memory: Memory },
): Answering {
  let last = FIRST_MADE;
  return async (request) => {
    if (request.headers.has('prefer')) return inner(request);
    const path = new URL(request.url).pathname;
    const number = Number(/\/(\d+)$/.exec(path)?.[1]);
    const isMissing = gone.has(path) || (number > FIRST_MADE && !made.has(path));
    const tells = operationOf(route, request)?.responses.some(({ status }) => status === '404') ?? false;
    if (isMissing && tells) return inner(asking(request, 'code=404'));
    const sent = ['POST', 'PUT', 'PATCH'].includes(request.method)
      ? await jsonIn(request.clone())
      : undefined;
    const response = await inner(request);
    if (request.method === 'DELETE' && response.ok) gone.add(path);
    const operation = operationOf(route, request);
    if (request.method === 'POST' && response.status === 201) {
      const body = await numbered(response, last + 1);
      if (body === undefined) return response;
      last += 1;
      const own = keptOf(model, { route, path: `${path}/${last}`, operation, sent });
      made.set(`${path}/${last}`, own);
      const headers = response.headers.has('location') ? { location: `${path}/${last}` } : {};
      return changed(response, { body: { ...body, ...ownMembers(body, own) }, headers });
    }
    if (['PUT', 'PATCH'].includes(request.method) && response.ok && made.has(path))
      made.set(path, { ...made.get(path), ...keptOf(model, { route, path, operation, sent }) });
    const isThing = request.method !== 'DELETE' && response.status === 200 && !Number.isNaN(number);
    if (!isThing) return response;
    const body = await numbered(response, number);
    const own = made.get(path) ?? {};
    return body === undefined ? response : changed(response, { body: { ...body, ...ownMembers(body, own) } });
  };
}

/** Members of what was made that a body has too. */
function ownMembers(body: object, own: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(own).filter(([name]) => Object.hasOwn(body, name)));
}

/** What reading gives back of what was sent. */
function keptOf(
  model: ApiModel,
  {
    route,
    path,
    operation,
    sent,
  }: {
    readonly route: Router<Operation>;
    readonly path: string;
    readonly operation: Operation | undefined;
    readonly sent: JsonObject | undefined;
  },
): JsonObject {
  const match = route('GET', path);
  const mediaType = operation?.body?.content.find(({ kind }) => kind === 'json');
  if (match.kind !== 'found' || sent === undefined || mediaType === undefined) return {};
  const parameters = { path: {}, query: {}, header: {}, cookie: {} };
  const planning = { model, sampler: samplerFor(model) };
  const values = { parameters, body: { mediaType, value: sent } };
  return {
    ...persistedMembers(planning, values, match.operation),
    ...clearedMembers(planning, values, match.operation),
  };
}

const samplers = new WeakMap<ApiModel, Sampler>();

function samplerFor(model: ApiModel): Sampler {
  const sampler = samplers.get(model) ?? createSampler(model);
  samplers.set(model, sampler);
  return sampler;
}

async function jsonIn(request: Request): Promise<JsonObject | undefined> {
  try {
    const value = (await request.json()) as Json;
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The request with a wish for the mock. */
export function asking(request: Request, prefer: string): Request {
  return new Request(request, { headers: { ...Object.fromEntries(request.headers), prefer } });
}

/** The body of an answer with another `id`; undefined if it has no numeric one. */
async function numbered(response: Response, id: number): Promise<object | undefined> {
  if (!(response.headers.get('content-type') ?? '').includes('json')) return undefined;
  const body: unknown = await response.clone().json();
  const isNumbered = typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'number';
  return isNumbered ? { ...body, id } : undefined;
}

/** A server on a port of this machine that gives these answers until the test ends. */
export async function serve(answer: Answering): Promise<string> {
  // Addresses may be as long as the document allows.
  const server = createServer({ maxHeaderSize: 128 * 1024 }, (incoming, outgoing) => {
    void (async () => {
      const pieces: Uint8Array[] = [];
      for await (const piece of incoming) pieces.push(piece as Uint8Array);
      const { method = 'GET', url = '/', headers } = incoming;
      const texts = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        value === undefined || name === 'connection' ? [] : [[name, String(value)]],
      );
      const body = pieces.length === 0 ? null : Buffer.concat(pieces);
      const response = await answer(
        new Request(`http://${headers.host}${url}`, { method, headers: texts, body }),
      );
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(method === 'HEAD' ? undefined : Buffer.from(await response.arrayBuffer()));
    })().catch((error: Error) => outgoing.destroy(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
