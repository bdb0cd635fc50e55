import { expect, test } from 'vitest';
import { renderText } from '../../generators/conformance/report/text.ts';
import type { ApiModel } from '../../generators/model/model.ts';
import type { Json, JsonObject } from '../../generators/json/json.ts';
import { jsonContent, modelOf, operation } from '../types/model-of.ts';
import { failuresIn, verifyInProcess } from './run.ts';

const book: JsonObject = {
  type: 'object',
  required: ['id', 'title'],
  properties: {
    id: { type: 'integer' },
    title: { type: 'string' },
    pages: { type: 'integer', maximum: 900 },
  },
};
const { id: _, ...written } = book['properties'] as JsonObject;
const content = jsonContent({ type: 'object', additionalProperties: false, properties: written });
const named = [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }];
const gives = (status: string, schema: Json): JsonObject => ({
  [status]: { description: 'It is so.', content: jsonContent(schema) },
  '400': { description: 'Refused.' },
  '404': { description: 'There is none.' },
});
const body = { required: true, content };

/** Books in a list within an object, with PUT beside PATCH. */
const model: ApiModel = modelOf({
  paths: {
    '/books': {
      get: operation({
        operationId: 'listBooks',
        responses: gives('200', {
          type: 'object',
          properties: { items: { type: 'array', items: book }, total: { type: 'integer' } },
        }),
      }),
      post: operation({
        operationId: 'createBook',
        requestBody: {
          required: true,
          content: jsonContent({
            type: 'object',
            required: ['title'],
            additionalProperties: false,
            properties: written,
          }),
        },
        responses: gives('201', book),
      }),
    },
    '/books/{id}': {
      get: operation({ operationId: 'getBook', parameters: named, responses: gives('200', book) }),
      put: operation({
        operationId: 'putBook',
        parameters: named,
        requestBody: body,
        responses: gives('200', book),
      }),
      patch: operation({
        operationId: 'patchBook',
        parameters: named,
        requestBody: body,
        responses: gives('200', book),
      }),
      delete: operation({
        operationId: 'deleteBook',
        parameters: named,
        responses: { '204': { description: 'Gone.' }, '404': { description: 'There is none.' } },
      }),
    },
  },
});

/** How a server departs from the document. */
interface Fault {
  readonly patchStoresNothing?: boolean;
  readonly putLimitsPages?: boolean;
}

function said(status: number, value?: Json): Response {
  const headers = { 'content-type': 'application/json' };
  return value === undefined
    ? new Response(null, { status })
    : new Response(JSON.stringify(value), { status, headers });
}

/** A server whose ids begin at 1000. */
function library(isEmpty: boolean, fault: Fault = {}): (request: Request) => Promise<Response> {
  const books = new Map<number, JsonObject>();
  if (!isEmpty) books.set(1000, { id: 1000, title: 'First' });
  let next = 1001;
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname;
    const name = /^\/books\/(-?\d+)$/.exec(path)?.[1];
    if (path === '/books') {
      if (request.method === 'GET' || request.method === 'HEAD')
        return said(200, { items: [...books.values()], total: books.size });
      if (request.method !== 'POST')
        return new Response(null, { status: 405, headers: { allow: 'GET, HEAD, POST' } });
      const given = await bodyOf(request, ['title']);
      if (given === undefined) return said(400);
      const made = { ...given, id: (next += 1) };
      books.set(made.id, made);
      return said(201, made);
    }
    if (/^\/books\/[^/]*$/.test(path) && !['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'].includes(request.method))
      return new Response(null, { status: 405, headers: { allow: 'DELETE, GET, HEAD, PATCH, PUT' } });
    if (name === undefined) return said(path.startsWith('/books/') ? 400 : 404);
    const old = books.get(Number(name));
    if (old === undefined) return said(404);
    if (request.method === 'GET' || request.method === 'HEAD') return said(200, old);
    if (request.method === 'DELETE') {
      books.delete(Number(name));
      return said(204);
    }
    const given = await bodyOf(request, []);
    if (given === undefined && !(fault.putLimitsPages === true && request.method === 'PUT')) return said(400);
    const changed = { ...old, ...given };
    if (request.method !== 'PATCH' || fault.patchStoresNothing !== true) books.set(Number(name), changed);
    return said(200, changed);
  };
  return async (request) => {
    const response = await respond(request);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

/** A body as the document allows it; undefined for others. */
async function bodyOf(request: Request, required: readonly string[]): Promise<JsonObject | undefined> {
  if (request.headers.get('content-type')?.split(';')[0]?.toLowerCase() !== 'application/json')
    return undefined;
  const value: unknown = await request.json().catch(() => undefined);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const { title, pages, ...others } = value as Record<string, unknown>;
  const isRight =
    required.every((name) => name in value) &&
    Object.keys(others).length === 0 &&
    (title === undefined || typeof title === 'string') &&
    (pages === undefined || (Number.isInteger(pages) && (pages as number) <= 900));
  return isRight ? (value as JsonObject) : undefined;
}

const verified = (isEmpty: boolean, fault?: Fault, allowWrites = true) =>
  verifyInProcess(
    model,
    { answer: library(isEmpty, fault), baseUrl: 'http://localhost' },
    { strict: false, allowWrites },
  );

test.each([true, false])('every operation succeeds whatever ids are given (empty: %s)', async (isEmpty) => {
  const run = await verified(isEmpty);
  expect(failuresIn(run)).toEqual([]);
  expect(renderText(run, { baseUrl: 'http://localhost' })).toContain(
    '6 of 6 operations responded with success',
  );
});

test('the ids of a list in an object are used where nothing may be made', async () => {
  const run = await verified(false, {}, false);
  expect(renderText(run, { baseUrl: 'http://localhost' })).toContain(
    '2 of 6 operations responded with success',
  );
});

test('a PATCH that stores nothing is seen, also beside a PUT', async () => {
  expect(failuresIn(await verified(false, { patchStoresNothing: true })).join('\n')).toContain('createBook');
});

test('a PUT that takes what it should refuse is seen, as the book is still there', async () => {
  const failures = failuresIn(await verified(false, { putLimitsPages: true }));
  expect(failures.some((failure) => failure.includes('putBook'))).toBe(true);
});
