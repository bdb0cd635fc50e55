import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { printCall } from '../../generators/mock/call-line.ts';
import { corsFor } from '../../generators/mock/cors.ts';
import { createMock, observeCalls, type ServedCall } from '../../generators/mock/mock.ts';
import { readPreference } from '../../generators/mock/prefer.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { answerFetch } from '../../runtime/server/fetch.ts';

const { model } = await loadModel(fileURLToPath(new URL('fixtures/shelf.yaml', import.meta.url)));
if (model === undefined) throw new Error('The document has errors.');

const calls: ServedCall[] = [];
const mock = observeCalls(createMock(model), (each) => calls.push(each));
const open = createMock(model, { auth: false });

const token = { 'x-token': 'any' };
const json = { ...token, 'content-type': 'application/json' };

function call(path: string, init: RequestInit = {}): Promise<Response> {
  return answerFetch(mock, new Request(`http://localhost/api${path}`, { headers: token, ...init }));
}

async function told(path: string, init: RequestInit = {}): Promise<readonly [number, unknown]> {
  const response = await call(path, init);
  return [response.status, await response.json()];
}

const emma = { id: 7, title: 'Emma', isbn: '978-0141439587' };

describe('answers', () => {
  test('with the first example, by name, that is valid', async () => {
    expect(await told('/books')).toEqual([200, [emma]]);
  });

  test.each([
    ['example=none', [200, []]],
    ['code=404', [404, { message: 'Not here' }]],
    [
      'respond-async, Code="503"; example=ignored-without-examples',
      [400, { message: 'Prefer: the response has no example ignored-without-examples; it has none.' }],
    ],
    ['code=503', [503, { message: 'Not here' }]],
    ['code=418', [400, { message: 'Prefer: listBooks has no response 418; it has 200, 404, 5XX.' }]],
    [
      'example=other',
      [400, { message: 'Prefer: the response has no example other; it has broken, few, none.' }],
    ],
    ['example=broken', [501, { message: 'The example broken is not valid: /0/id must be of type integer.' }]],
  ])('as Prefer: %s asks', async (prefer, want) => {
    expect(await told('/books', { headers: { ...token, prefer } })).toEqual(want);
  });

  test('with a value made by the schema where there is no example', async () => {
    expect(await told('/books/1')).toEqual([
      200,
      { id: 5, title: 'The first draft', isbn: '978-1111111111', added: '2026-01-15T09:30:00Z' },
    ]);
  });

  test.each([
    ['text/plain', 'text/plain; charset=utf-8'],
    ['application/json;q=0.1, text/*', 'text/plain; charset=utf-8'],
    ['text/plain;q=0, */*', 'application/json'],
    ['application/json;q=0, */*', 'text/plain; charset=utf-8'],
    ['*/*;q=0.1, application/*;q=0', 'text/plain; charset=utf-8'],
    ['*/*, text/plain;q=0.5', 'application/json'],
    ['image/png', 'application/json'],
  ])('with the content that Accept: %s asks for', async (accept, want) => {
    expect((await call('/books/1', { headers: { accept } })).headers.get('content-type')).toBe(want);
  });

  test('with the headers that have to be there', async () => {
    const response = await call('/books', {
      method: 'POST',
      headers: json,
      body: '{"id":9,"title":"Persuasion"}',
    });
    expect([response.status, response.headers.get('location'), response.headers.get('x-note')]).toEqual([
      201,
      '/api/books/7',
      null,
    ]);
  });

  test('with an archive, with nothing, and to HEAD', async () => {
    const archive = await call('/books.zip');
    expect(new Uint8Array(await archive.arrayBuffer()).slice(0, 4)).toEqual(
      Uint8Array.from([0x50, 0x4b, 3, 4]),
    );
    expect((await call('/books/1', { method: 'DELETE' })).status).toBe(204);
    expect(
      (
        await call('/books/1', {
          method: 'PUT',
          headers: { ...token, 'content-type': 'application/octet-stream' },
          body: 'bytes',
        })
      ).status,
    ).toBe(204);
    const head = await call('/books', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([
      200,
      String(JSON.stringify([emma]).length),
      '',
    ]);
  });

  test('that nothing can be made', async () => {
    const want =
      'No valid value was found for the application/json of response 200 of getRiddle. An example in the document helps.';
    expect(await told('/riddle')).toEqual([501, { message: want }]);
  });
});

describe('refuses', () => {
  test.each([
    ['a parameter', '/books?page=0', {}, [{ in: 'query', pointer: '/page', message: 'must be at least 1' }]],
    [
      'a member',
      '/books',
      { method: 'POST', headers: json, body: '{"id":9,"title":"No"}' },
      [{ in: 'body', pointer: '/title', message: 'must have at least 4 characters' }],
    ],
  ])('%s, and says why', async (_, path, init, errors) => {
    expect(await told(path, init)).toEqual([400, expect.objectContaining({ errors })]);
  });

  test('forms with files, which no handler reads', async () => {
    const body = new FormData();
    body.set('pages', 'many');
    body.set('cover', new Blob(['x']), 'cover.png');
    const [status, { errors }] = (await told('/books', { method: 'POST', body })) as [
      number,
      { errors: { pointer: string }[] },
    ];
    expect([status, errors.map(({ pointer }) => pointer)]).toEqual([400, ['/pages']]);
  });

  test.each([
    ['/books', {}, 401],
    ['/books', { authorization: 'Bearer any' }, 200],
    ['/books', { authorization: 'Basic YTpi' }, 401],
    ['/books/1', {}, 200],
  ])('%s with the headers %o as the document asks', async (path, headers, status) => {
    expect((await call(path, { headers })).status).toBe(status);
  });

  test('nobody for want of credentials where none are asked for', async () => {
    expect((await open.fetch(new Request('http://localhost/api/books'))).status).toBe(200);
  });
});

const anyPage = corsFor(['*']);
const onePage = corsFor(['https://page.example']);

describe('is open to browsers', () => {
  test.each([
    ['http://localhost:4400', 'none', 'http://localhost:4400'],
    ['http://127.0.0.1', 'none', 'http://127.0.0.1'],
    ['https://[::1]:80', 'none', 'https://[::1]:80'],
    ['http://docs.localhost:1', 'none', 'http://docs.localhost:1'],
    ['https://page.example', 'none', null],
    ['null', 'none', null],
    ['http://localhost.page.example', 'none', null],
    ['http://localhost@page.example', 'none', null],
    ['http://127.0.0.1.page.example', 'none', null],
    ['https://page.example', 'one', 'https://page.example'],
    ['https://page.example:444', 'one', null],
    ['http://localhost', 'one', 'http://localhost'],
    ['https://page.example', 'any', '*'],
    ['null', 'any', '*'],
  ])('a page of %s, with %s allowed, is given %s', async (origin, allowed, want) => {
    const cors = { none: undefined, one: onePage, any: anyPage }[allowed];
    const served = observeCalls(createMock(model), () => {}, cors);
    const path = 'http://localhost/api/books';
    const asking = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'a,b',
    };
    const answers = await Promise.all([
      answerFetch(served, new Request(path, { method: 'OPTIONS', headers: asking })),
      answerFetch(served, new Request(path, { headers: { origin, ...token } })),
      // Refusals too can be read.
      answerFetch(served, new Request(path, { headers: { origin } })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 200, 401]);
    for (const { headers } of answers) {
      expect(headers.get('access-control-allow-origin')).toBe(want);
      expect(headers.get('vary')).toContain('origin');
    }
    expect(answers[0]?.headers.get('access-control-allow-headers')).toBe(want === null ? null : 'a,b');
  });

  test.each([
    ['https://page.example', anyPage, null],
    ['https://page.example', onePage, 'true'],
    ['https://localhost.page.example', anyPage, null],
    ['http://localhost:3000', anyPage, 'true'],
    ['http://[::1]:80', undefined, 'true'],
    ['https://page.example', undefined, null],
  ])('and lets %s into a private network, allowed by %j: %s', async (origin, cors, want) => {
    const headers = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-private-network': 'true',
    };
    const request = new Request('http://localhost/api/books', { method: 'OPTIONS', headers });
    const response = await answerFetch(
      observeCalls(createMock(model), () => {}, cors),
      request,
    );
    expect(response.headers.get('access-control-allow-private-network')).toBe(want);
  });

  test('and says nothing of it to callers that are none', async () => {
    expect((await call('/books')).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('tells of calls', () => {
  test.each([
    [
      '/books?page=0&key=secret',
      'GET /api/books listBooks 400 0.0 ms: query/key is not known; query/page must be at least 1',
    ],
    ['/books/7', 'GET /api/books/7 getBook 200 0.0 ms'],
    ['/nothing', 'GET /api/nothing - 404 0.0 ms: There is nothing at this path.'],
  ])('of %s', async (path, want) => {
    calls.length = 0;
    await call(path);
    expect(calls.map((each) => printCall.text({ ...each, milliseconds: 0 }))).toEqual([want]);
  });

  test('safely', () => {
    const line = printCall.text({
      method: 'GET',
      path: `/\u001b[2J\u202e${'x'.repeat(1_000)}`,
      operation: 'a\nb',
      status: 200,
      milliseconds: 1,
      reasons: [],
    });
    expect(line).toMatch(/^GET \/<U\+001B>\[2J<U\+202E>x+… a<U\+000A>b 200 1\.0 ms$/);
    expect(line.length).toBeLessThan(400);
  });
});

test.each([
  [undefined, {}],
  ['code=404', { code: '404' }],
  ['code = "404" , example=a', { code: '404', example: 'a' }],
  ['example="two words"; code=200; code=500', { code: '200', example: 'two words' }],
  ['wait=10, return=minimal', {}],
  ['decode=1', {}],
])('Prefer: %s', (header, want) => {
  expect(readPreference(header)).toEqual(want);
});
