import { describe, expect, test } from 'vitest';
import { validateHar } from '../../generators/validate/validate-har.ts';
import { modelOf } from '../types/model-of.ts';

const origin = 'https://one.example';
const text = { 'text/plain': { schema: { type: 'string' } } };
const form = {
  schema: { type: 'object', required: ['title', 'cover'], properties: { title: {}, cover: {} } },
};
const model = modelOf({
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        parameters: [{ name: 'theme', in: 'cookie', required: true, schema: { enum: ['dark'] } }],
        responses: {
          '200': { description: 'Books.', headers: { 'X-Total': { required: true } }, content: text },
          '302': { description: 'Elsewhere.', content: text },
          default: { description: 'An error.', headers: { 'X-Reason': { required: true } } },
        },
      },
      post: {
        operationId: 'addBook',
        requestBody: { required: true, content: { 'multipart/form-data': form } },
        responses: { '204': { description: 'Added.' } },
      },
    },
  },
});

type Header = { readonly name: string; readonly value: string };

const header = (name: string, value: string): Header => ({ name, value });
const cookie = header('Cookie', 'session=x; theme=dark');
const isForm = 'multipart/form-data; boundary=----gecko1';

const parts = ['title', 'cover'].map(
  (name) => `------gecko1\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nx\r\n`,
);
const body = `${parts.join('')}------gecko1--\r\n`;

/** The codes of an entry, sorted by their severity. */
function codesOf(request: object, response: object): readonly string[] {
  const entry = {
    request: { method: 'GET', url: `${origin}/books`, headers: [cookie], ...request },
    response: { headers: [], content: { size: 0, mimeType: '' }, ...response },
  };
  const recording = JSON.stringify({ log: { entries: [entry] } });
  const { findings } = validateHar({ model, text: recording, path: 'a.har', baseUrl: origin });
  return findings.map(({ code, severity }) => `${severity} ${code}`);
}

const books = {
  status: 200,
  headers: [header('x-total', '1')],
  content: { size: 1, text: 'x', mimeType: 'text/plain' },
};
const post = (postData: object, rest: object = {}): object => ({
  method: 'POST',
  headers: [],
  postData,
  ...rest,
});
const added = { status: 204 };

describe('what browsers record', () => {
  test.each<[about: string, request: object, response: object, want: readonly string[]]>([
    ['a call', {}, books, []],
    [
      'pseudo headers of HTTP/2',
      { headers: [header(':method', 'GET'), header(':authority', 'one.example'), cookie] },
      { ...books, headers: [header(':status', '200'), ...books.headers] },
      [],
    ],
    ['several cookies', { headers: [header('cookie', 'theme=dark'), header('cookie', 'a=b')] }, books, []],
    [
      'a form in parts with an empty list (Firefox)',
      post({ mimeType: isForm, params: [], text: body }),
      added,
      [],
    ],
    [
      'one with headers before its parts',
      post({ mimeType: isForm, params: [], text: `Content-Length: 9\r\n\r\n${body}` }),
      added,
      [],
    ],
    [
      'one whose boundary only the header has',
      post({ mimeType: 'multipart/form-data', text: body }, { headers: [header('content-type', isForm)] }),
      added,
      [],
    ],
    [
      'one in base64',
      post({ mimeType: isForm, encoding: 'base64', text: Buffer.from(body).toString('base64') }),
      added,
      [],
    ],
    [
      'fields without a text (Chrome)',
      post({ mimeType: isForm, text: '', params: [header('title', 'x'), header('cover', '')] }),
      added,
      [],
    ],
    [
      'a form in parts that lacks one',
      post({ mimeType: isForm, params: [], text: parts[0] }),
      added,
      ['error traffic/invalid-body'],
    ],
    [
      'a file that was not recorded',
      post({ mimeType: isForm, params: [], text: '' }, { bodySize: 90 }),
      added,
      ['note traffic/body-not-recorded'],
    ],
    [
      'the same with its length in a header',
      post({ mimeType: isForm }, { headers: [header('Content-Length', '90')] }),
      added,
      ['note traffic/body-not-recorded'],
    ],
    [
      'a body that was not sent',
      post({ mimeType: isForm }, { bodySize: 0 }),
      added,
      ['error traffic/missing-body'],
    ],
    [
      'a preflight',
      { method: 'OPTIONS', headers: [header('Access-Control-Request-Method', 'POST')] },
      { status: 204 },
      ['note traffic/preflight'],
    ],
    [
      'a preflight of a path that is not documented',
      { method: 'OPTIONS', url: `${origin}/x`, headers: [header('access-control-request-method', 'GET')] },
      { status: 404 },
      ['note traffic/preflight'],
    ],
    [
      'another OPTIONS',
      { method: 'OPTIONS', headers: [] },
      { status: 204 },
      ['error traffic/unknown-method'],
    ],
    ['a stored answer', {}, { status: 304 }, []],
    ['a stored answer with its body (Firefox)', {}, { ...books, status: 304 }, []],
    [
      '304 for a POST',
      post({ mimeType: isForm, text: body }),
      { status: 304 },
      ['error traffic/undocumented-status'],
    ],
    [
      'an answer from the cache',
      {},
      { ...books, content: { size: 9, mimeType: 'text/plain' } },
      ['note traffic/body-not-recorded'],
    ],
    [
      'a compressed body that was not recorded',
      {},
      {
        ...books,
        headers: [...books.headers, header('content-length', '9')],
        content: { size: 0, mimeType: 'text/plain' },
      },
      ['note traffic/body-not-recorded'],
    ],
    [
      'an empty body',
      {},
      { ...books, content: { size: 0, mimeType: 'text/plain' } },
      ['error traffic/missing-body'],
    ],
    ['a redirect', {}, { status: 302 }, ['note traffic/body-not-recorded']],
    [
      'a redirect by the browser itself',
      {},
      { status: 307, headers: [header('Non-Authoritative-Reason', 'HSTS')] },
      ['note traffic/no-response'],
    ],
    ['a request that was blocked', {}, { status: 0 }, ['note traffic/no-response']],
    ['a request that failed (Playwright)', {}, { status: -1 }, ['note traffic/no-response']],
    [
      'a picture in a URL',
      { url: 'data:image/png;base64,xx' },
      { status: 200 },
      ['note traffic/unknown-server'],
    ],
    ['a web socket', { url: 'wss://two.example/x' }, { status: 101 }, ['note traffic/unknown-server']],
  ])('%s', (_, request, response, want) => expect(codesOf(request, response)).toEqual(want));

  test('a documented 304 is checked, without a body', () => {
    const described = modelOf({
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            responses: { '304': { description: 'Stored.', headers: { ETag: { required: true } } } },
          },
        },
      },
    });
    const entry = (headers: readonly Header[]): object => ({
      request: { method: 'GET', url: `${origin}/a`, headers: [] },
      response: { status: 304, headers, content: { size: 1, text: 'x', mimeType: 'text/plain' } },
    });
    const log = { entries: [entry([]), entry([header('etag', '"x"')])] };
    const given = { model: described, path: 'a.har', baseUrl: origin };
    const { entries } = validateHar({ ...given, text: JSON.stringify({ log }) });
    expect(entries.map(({ findings }) => findings.length)).toEqual([1, 0]);
  });
});
