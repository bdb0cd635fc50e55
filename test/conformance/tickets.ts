import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { isObject } from '../../generators/json/member.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';

const text = { type: 'string', minLength: 1, maxLength: 80 };
const step = { type: 'object', required: ['text'], properties: { text, isDone: { type: 'boolean' } } };
const written: JsonObject = {
  title: text,
  labels: { type: 'array', maxItems: 4, uniqueItems: true, items: { type: 'string', pattern: '^[a-z]+$' } },
  steps: { type: 'array', items: step },
  owner: {
    type: 'object',
    required: ['email'],
    properties: {
      email: { type: 'string', format: 'email' },
      note: text,
      secret: { ...text, writeOnly: true },
      unread: text,
    },
  },
};
const ticket: JsonObject = {
  type: 'object',
  required: ['id', 'title', 'labels'],
  properties: {
    id: { type: 'integer' },
    title: text,
    labels: { type: 'array', items: { type: 'string' } },
    steps: { type: 'array', items: step },
    owner: {
      type: 'object',
      required: ['email'],
      properties: { email: { type: 'string' }, note: { type: 'string' } },
    },
  },
};
const named = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } }];
const gives = (status: string, schema: Json, headers: JsonObject = {}): JsonObject => ({
  [status]: { description: 'It is so.', headers, content: jsonContent(schema) },
  '400': { description: 'Refused.' },
  '401': { description: 'Who is it?' },
  '404': { description: 'There is none.' },
});
const body = {
  required: true,
  content: jsonContent({
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: written,
  }),
};
const security = [{ token: [] }];
const query = (name: string, schema: JsonObject): JsonObject => ({
  name,
  in: 'query',
  schema: { type: 'integer', minimum: 1, ...schema },
});

/** Tickets in pages of at most 80. */
export const model: ApiModel = modelOf({
  securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
  paths: {
    '/tickets': {
      get: operation({
        operationId: 'listTickets',
        security,
        parameters: [query('page', {}), query('per_page', { maximum: 80, default: 20 })],
        responses: gives(
          '200',
          { type: 'array', items: ticket },
          { Link: { schema: { type: 'string' } }, 'X-Total': { schema: { type: 'integer' } } },
        ),
      }),
      post: operation({
        operationId: 'createTicket',
        security,
        requestBody: body,
        responses: gives('201', ticket),
      }),
    },
    '/tickets/{id}': {
      get: operation({
        operationId: 'getTicket',
        security,
        parameters: named,
        responses: gives('200', ticket),
      }),
      put: operation({
        operationId: 'putTicket',
        security,
        parameters: named,
        requestBody: body,
        responses: gives('200', ticket),
      }),
    },
  },
});

export const TOKEN = 'Secret-of-the-caller';
const ADDRESS = 'http://tickets.example';
/** How many tickets there are: more than twelve pages of two. */
const TICKETS = 47;

/** How a server departs from the document, or makes use of what it leaves open. */
export interface Habits {
  /** Whether it lets a caller in. */
  readonly lets?: (authorization: string) => boolean;
  /** What it keeps of a body. */
  readonly stores?: (body: JsonObject) => JsonObject;
  /** The number of items on a page. */
  readonly sizeFor?: (asked: number) => number;
  /** How many items it skips at the start. */
  readonly skips?: number;
  /** Whether a page follows this one. */
  readonly leadsOn?: (page: number, last: number) => boolean;
}

const right = {
  lets: (authorization: string) => /^bearer /i.test(authorization) && authorization.slice(7) === TOKEN,
  stores: ({ owner, ...others }: JsonObject): JsonObject =>
    isObject(owner) ? { ...others, owner: readable(owner) } : others,
  sizeFor: (asked: number) => asked,
  skips: 0,
  leadsOn: (page: number, last: number) => page < last,
};

/** The members of an owner that the document gives back. */
function readable({ email, note }: JsonObject): JsonObject {
  return { ...(email === undefined ? {} : { email }), ...(note === undefined ? {} : { note }) };
}

/** A server of tickets that was written by hand. */
export function ticketServer(habits: Habits = {}) {
  const { lets, stores, sizeFor, skips, leadsOn } = { ...right, ...habits };
  const tickets = new Map<number, JsonObject>();
  for (let id = 1; id <= TICKETS; id += 1) tickets.set(id, { id, title: `Ticket ${id}`, labels: [] });
  const list = (address: URL): Response => {
    const [page, asked] = [number(address, 'page', 1), number(address, 'per_page', 20)];
    if (page === undefined || asked === undefined || asked > 80) return said(400);
    const size = sizeFor(asked);
    const last = Math.max(1, Math.ceil(tickets.size / size));
    const next = `<${ADDRESS}/tickets?page=${page + 1}&per_page=${asked}>; rel="next"`;
    const from = (page - 1) * size + skips;
    return said(200, [...tickets.values()].slice(from, from + size), {
      'x-total': String(tickets.size),
      ...(leadsOn(page, last) ? { link: next } : {}),
    });
  };
  const respond = async (request: Request): Promise<Response> => {
    const address = new URL(request.url);
    const id = /^\/tickets\/([1-9]\d*)$/.exec(address.pathname)?.[1];
    const isList = address.pathname === '/tickets';
    const methods = isList ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD', 'PUT'];
    if (!methods.includes(request.method)) return said(405, undefined, { allow: methods.join(', ') });
    if (!lets(request.headers.get('authorization') ?? '')) return said(401);
    if (isList && request.method !== 'POST') return list(address);
    const old = tickets.get(Number(id));
    if (!isList && old === undefined) return said(id === undefined ? 400 : 404);
    if (request.method !== 'POST' && request.method !== 'PUT') return said(200, { ...old });
    const sent = await bodyOf(request);
    if (sent === undefined) return said(400);
    const stored = { labels: [], ...stores(sent), id: isList ? tickets.size + 1 : Number(id) };
    tickets.set(stored.id, stored);
    return said(isList ? 201 : 200, stored);
  };
  return {
    baseUrl: ADDRESS,
    answer: async (request: Request): Promise<Response> => {
      const response = await respond(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    },
  };
}

function said(status: number, value?: Json, headers: Readonly<Record<string, string>> = {}): Response {
  return value === undefined
    ? new Response(null, { status, headers })
    : new Response(JSON.stringify(value), {
        status,
        headers: { 'content-type': 'application/json', ...headers },
      });
}

function number({ searchParams }: URL, name: string, usual: number): number | undefined {
  const given = searchParams.get(name);
  if (given === null) return usual;
  return /^[1-9]\d*$/.test(given) ? Number(given) : undefined;
}

/** A body as the document allows it; undefined for others. */
async function bodyOf(request: Request): Promise<JsonObject | undefined> {
  if (request.headers.get('content-type')?.split(';')[0]?.toLowerCase() !== 'application/json')
    return undefined;
  const value = (await request.json().catch(() => null)) as Json;
  if (!isObject(value)) return undefined;
  const { title, labels = [], owner = { email: 'ann@example.com' }, steps = [], ...others } = value;
  const isRight =
    isText(title) &&
    Object.keys(others).length === 0 &&
    Array.isArray(labels) &&
    labels.length <= 4 &&
    new Set(labels).size === labels.length &&
    labels.every((label) => typeof label === 'string' && /^[a-z]+$/.test(label)) &&
    Array.isArray(steps) &&
    steps.every((each) => isObject(each) && isText(each['text']) && isFlag(each['isDone'])) &&
    isObject(owner) &&
    typeof owner['email'] === 'string' &&
    /^[^@\s.]+(\.[^@\s.]+)*@[^@\s]+$|^"[^"]*"@[^@\s]+$/.test(owner['email']) &&
    ['note', 'secret', 'unread'].every((name) => owner[name] === undefined || isText(owner[name]));
  return isRight ? value : undefined;
}

function isFlag(value: Json | undefined): boolean {
  return value === undefined || typeof value === 'boolean';
}

function isText(value: Json | undefined): boolean {
  const length = typeof value === 'string' ? [...value].length : 0;
  return length >= 1 && length <= 80;
}
