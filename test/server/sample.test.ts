import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isInstalled } from '../runs/programs.ts';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe.each(adapters)('the sample server on %s', (adapter) => {
  let running: Running;

  beforeAll(async () => {
    running = await start(adapter, generated);
  });

  afterAll(() => running.close());

  const call = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${running.address}${path}`, {
      redirect: 'manual',
      ...init,
      headers: { 'x-token': 'good', ...init.headers },
    });

  test.each([
    ['page=2', { page: 2 }],
    ['ids[]=1&ids%5B%5D=2', { 'ids[]': [1, 2] }],
    [
      'not[labels][]=a+b&not[labels][]=c&not[owner][id]=3',
      { not: { labels: ['a b', 'c'], owner: { id: 3 } } },
    ],
  ])('decodes the query %s', async (query, want) => {
    const response = await call(`/tools?${query}`);
    const [{ name }] = (await response.json()) as [{ name: string }];
    expect(JSON.parse(name)).toEqual({ page: 1, per_page: 20, ...want });
  });

  test('pages by number', async () => {
    const { headers } = await call('/tools?page=2&per_page=20');
    expect(headers.get('link')).toBe(
      [
        `<${running.address}/tools?page=1&per_page=20>; rel="prev"`,
        `<${running.address}/tools?page=3&per_page=20>; rel="next"`,
        `<${running.address}/tools?page=1&per_page=20>; rel="first"`,
        `<${running.address}/tools?page=3&per_page=20>; rel="last"`,
      ].join(', '),
    );
    const numbers = ['x-page', 'x-per-page', 'x-prev-page', 'x-next-page', 'x-total', 'x-total-pages'];
    expect(numbers.map((name) => headers.get(name))).toEqual(['2', '20', '1', '3', '45', '3']);
    expect((await call('/tools?page=3&per_page=20')).headers.get('x-next-page')).toBe('');
  });

  test('pages by key, until there is no link', async () => {
    let next: string | undefined = `${running.address}/tools?pagination=keyset&per_page=20`;
    const counts: number[] = [];
    while (next !== undefined) {
      const response: Response = await fetch(next);
      counts.push(((await response.json()) as unknown[]).length);
      next = /^<([^>]*)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];
    }
    expect(counts).toEqual([1, 1, 0]);
  });

  test.each([
    ['JSON', json, '{"name":"saw","parts":[{"key":"A","count":2},{"key":"B"}]}'],
    ['a form', form, 'name=saw&parts[][key]=A&parts[][count]=2&parts[][key]=B'],
    ['a form with numbered items', form, 'name=saw&parts[0][key]=A&parts[0][count]=2&parts[1][key]=B'],
    [
      'JSON with a charset',
      { 'content-type': 'Application/JSON; charset="UTF-8"' },
      '{"name":"saw","parts":[{"key":"A","count":2},{"key":"B"}]}',
    ],
  ])('takes %s', async (_, headers, body) => {
    const response = await call('/tools', { method: 'POST', headers, body });
    expect(await response.json()).toEqual({
      id: 7,
      name: 'saw',
      parts: [{ key: 'A', count: 2 }, { key: 'B' }],
    });
    expect(response.status).toBe(201);
  });

  test('answers another documented status', async () => {
    const response = await call('/tools', { method: 'POST', headers: json, body: '{"name":"taken"}' });
    expect([response.status, await response.json()]).toEqual([409, { message: 'There is one.' }]);
  });

  test('prefers literal paths, and redirects', async () => {
    const response = await call('/tools/newest');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/api/v1/tools/7']);
  });

  test.each([
    ['/tools/group%2Fsub', 'good group/sub'],
    ['/tools/a%252Fb', 'good a%2Fb'],
    ['/tools/7/', 'good 7'],
    [`/tools/${'x'.repeat(1_500)}`, `good ${'x'.repeat(1_500)}`],
  ])('keeps %s one parameter', async (path, name) => {
    expect(await (await call(path)).json()).toEqual({ id: 1, name });
  });

  test.each([
    ['without a body', undefined, {}],
    ['with an empty body of JSON', '', json],
    ['with JSON that nobody asked for', '{}', json],
  ])('deletes %s', async (_, body, headers) => {
    const response = await call('/tools/7', {
      method: 'DELETE',
      ...(body === undefined ? {} : { body }),
      headers,
    });
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
      204,
      null,
      '',
    ]);
  });

  test('sends and takes text', async () => {
    const sent = await call('/tools/1/manual?key=good');
    expect([sent.headers.get('content-type'), await sent.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Übung macht den Meister.',
    ]);
    const headers = { 'content-type': 'text/plain', authorization: `Basic ${btoa('ann:pa:ss')}` };
    const taken = await call('/tools/1/manual', { method: 'PUT', headers, body: 'kurz' });
    expect(taken.status).toBe(204);
  });

  test.each([
    ['into memory', 1, { name: 'saw.png' }],
    ['as a stream', 2, {}],
  ])('takes files %s', async (_, id, more) => {
    const body = new FormData();
    body.set('title', 'Säge');
    body.append('tags[]', 'a');
    body.append('tags[]', 'b');
    body.set('file', new Blob(['x'.repeat(9_000)], { type: 'image/png' }), 'saw.png');
    const response = await call(`/tools/${id}/photos`, { method: 'POST', body });
    const tags = id === 1 ? { tags: ['a', 'b'] } : {};
    expect(await response.json()).toEqual({ title: 'Säge', size: 9_000, ...tags, ...more });
  });

  test.each([
    ['/archive.zip', 'application/zip', 'one two three'],
    ['/archive.tar.gz', 'application/gzip', 'one two three'],
    ['/files/blob', 'application/octet-stream', 'blob'],
    ['/files/stream', 'application/octet-stream', 'stream'],
    ['/files/a/b%20c/d.txt', 'text/x-path', 'a/b c/d.txt'],
  ])('streams %s', async (path, type, text) => {
    const response = await call(path);
    expect([response.headers.get('content-type'), await response.text()]).toEqual([type, text]);
  });

  test('breaks the connection off when a stream fails', async () => {
    const text = call('/files/breaks').then((response) => response.text());
    await expect(text).rejects.toThrow(/terminated|fetch failed|aborted/);
  });

  test.each([
    ['x'.repeat(30_000), 30_000],
    [
      new ReadableStream({
        start: (controller) => (controller.enqueue(new Uint8Array(20_000)), controller.close()),
      }),
      20_000,
    ],
    [undefined, 0],
  ])('takes bytes as they come', async (body, size) => {
    const response = await call('/files/a', {
      method: 'PUT',
      ...(body === undefined ? {} : { body, duplex: 'half' }),
    });
    expect(await response.json()).toBe(size);
  });

  test.each(['/tools', '/tools/7', '/archive.zip', '/tools/newest'])(
    'answers HEAD %s with the headers of GET',
    async (path) => {
      const [head, get] = await Promise.all([call(path, { method: 'HEAD' }), call(path)]);
      const body = await get.arrayBuffer();
      expect(head.status).toBe(get.status);
      expect(kept(head)).toEqual(kept(get));
      expect(Number(head.headers.get('content-length') ?? body.byteLength)).toBe(body.byteLength);
    },
  );

  test.skipIf(!isInstalled('curl'))('is understood by curl', async () => {
    const run = promisify(execFile);
    const upload = [
      '-F',
      'title=Saw',
      '-F',
      'file=@package.json',
      '-H',
      'X-Token: good',
      `${running.address}/tools/1/photos`,
    ];
    const { stdout } = await run('curl', ['-s', '-w', ' %{http_code}', ...upload]);
    expect(stdout).toMatch(/^\{"title":"Saw",.*"name":"package.json"\} 201$/);
    const created = await run('curl', [
      '-s',
      '-d',
      'name=saw',
      '-d',
      'labels[]=a',
      '-H',
      'X-Token: good',
      `${running.address}/tools`,
    ]);
    expect(JSON.parse(created.stdout)).toEqual({ id: 7, name: 'saw', labels: ['a'] });
  });
});

/** The headers that speak of the answer and not of the connection. */
function kept({ headers }: Response): readonly (readonly [string, string])[] {
  return [...headers].filter(([name]) => !/^(?:date|connection|keep-alive|transfer-encoding)$/.test(name));
}
