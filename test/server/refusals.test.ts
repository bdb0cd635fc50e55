import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { adapters, start, type Running } from './adapters.ts';
import { generateServer, workshop, type Generated } from './workshop.ts';

let generated: Generated;

beforeAll(async () => {
  generated = await generateServer(workshop);
});

const json = { 'content-type': 'application/json' };

describe.each(adapters)('refusals on %s', (adapter) => {
  let running: Running;

  beforeAll(async () => {
    running = await start(adapter, generated);
  });

  afterAll(() => running.close());

  const call = (
    path: string,
    { headers = {}, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Response> =>
    fetch(`${running.address}${path}`, { ...init, headers: { 'x-token': 'good', ...headers } });

  const post = (
    body: NonNullable<RequestInit['body']>,
    headers: Record<string, string> = json,
  ): Promise<Response> => call('/tools', { method: 'POST', body, headers, duplex: 'half' });

  describe('of paths and methods', () => {
    test.each([
      ['GET', '/nothing', 404, null],
      ['GET', '/tools/a/b', 404, null],
      ['GET', '/../api/v1/nothing', 404, null],
      ['PATCH', '/nothing', 404, null],
      ['PUT', '/tools', 405, 'GET, HEAD, POST, OPTIONS'],
      ['POST', '/tools/7', 405, 'DELETE, GET, HEAD, OPTIONS'],
      ['POST', '/tools/newest', 405, 'DELETE, GET, HEAD, OPTIONS'],
      ['HEAD', '/tools/1/photos', 405, 'POST, OPTIONS'],
      ['OPTIONS', '/tools', 204, 'GET, HEAD, POST, OPTIONS'],
      ['OPTIONS', '/nothing', 404, null],
    ])('%s %s', async (method, path, status, allow) => {
      const response = await call(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
    });

    test('an address outside of the API is not found', async () => {
      const response = await fetch(new URL('/elsewhere', running.address));
      expect(response.status).toBe(404);
    });
  });

  describe('of callers', () => {
    test.each([
      ['nobody where somebody is needed', '/tools/7', { 'x-token': '' }, 401],
      ['a wrong key', '/tools/7', { 'x-token': 'bad' }, 401],
      ['a wrong key where none is needed', '/tools', { 'x-token': 'bad' }, 401],
      [
        'a right bearer token beside a wrong key',
        '/tools/7',
        { 'x-token': 'bad', authorization: 'Bearer good' },
        200,
      ],
      ['a bearer token', '/tools/7', { 'x-token': '', authorization: 'bearer good' }, 200],
      ['another scheme', '/tools/7', { 'x-token': '', authorization: 'Basic Z29vZA==' }, 401],
      ['half a credential', '/tools/7', { 'x-token': '', authorization: 'Bearer' }, 401],
      [
        'two credentials in one header',
        '/tools/7',
        { 'x-token': '', authorization: 'Bearer good, Bearer good' },
        401,
      ],
      ['a key in the query', '/tools/1/manual?key=good', { 'x-token': '' }, 200],
      ['a key in the wrong place', '/tools/1/manual', { key: 'good' }, 401],
      ['two keys in the query, of which the last counts', '/tools/1/manual?key=good&key=bad', {}, 401],
    ])('%s', async (_, path, headers, status) => {
      expect((await call(path, { headers })).status).toBe(status);
    });

    test('says how to come back', async () => {
      expect(
        (await call('/tools/7', { headers: { 'x-token': 'bad' } })).headers.get('www-authenticate'),
      ).toBe('Bearer');
      const login = await call('/tools/1/manual', { method: 'PUT', body: 'x' });
      expect([login.status, login.headers.get('www-authenticate')]).toEqual([
        401,
        'Basic realm="api", charset="UTF-8"',
      ]);
    });

    test.each([
      ['before the body is read', '{', json, 401, 'bad'],
      ['before its type is looked at', 'x', { 'content-type': 'text/plain' }, 401, 'bad'],
      ['before its length is looked at', 'x'.repeat(20_000), json, 401, 'bad'],
      ['who is known and may not', '{', json, 403, 'guest'],
    ])('%s', async (_, body, headers, status, token) => {
      expect((await post(body, { ...headers, 'x-token': token })).status).toBe(status);
    });

    test('never writes credentials into the log', async () => {
      await call('/tools/throws', { headers: { 'x-token': '', authorization: 'Bearer good' } });
      await call('/tools/1/manual?key=very-secret');
      expect(JSON.stringify(running.log)).not.toMatch(/very-secret|Bearer/);
    });
  });

  describe('of sizes and types', () => {
    test.each([
      ['an address that is too long', () => call(`/tools?not[labels][]=${'x'.repeat(4_000)}`), 414],
      ['a body that says it is too large', () => post('x'.repeat(10_001)), 413],
      ['a body that turns out to be too large', () => post(stream(20_000)), 413],
      [
        'bytes beyond the limit of streams',
        () => call('/files/a', { method: 'PUT', body: 'x'.repeat(50_001) }),
        413,
      ],
      [
        'bytes that turn out to be too many',
        () => call('/files/a', { method: 'PUT', body: stream(60_000), duplex: 'half' }),
        413,
      ],
      ['no type', () => post(new Blob(['{}']), {}), 415],
      ['an undescribed type', () => post('{"name":"saw"}', { 'content-type': 'text/json' }), 415],
      ['a type behind a tab', () => post('{"name":""}', { 'content-type': 'application/json\t; a=b' }), 400],
      [
        'a type with rubbish behind it',
        () => post('{"name":"saw"}', { 'content-type': 'application/json x' }),
        415,
      ],
      ['two types', () => post('{"name":"saw"}', { 'content-type': 'application/json, text/plain' }), 415],
      [
        'another charset',
        () => post('{"name":"saw"}', { 'content-type': 'application/json; charset=utf-16' }),
        415,
      ],
      [
        'a form without a boundary',
        () =>
          call('/tools/1/photos', {
            method: 'POST',
            body: 'x',
            headers: { 'content-type': 'multipart/form-data' },
          }),
        415,
      ],
    ])('%s', async (_, send, status) => {
      expect((await send()).status).toBe(status);
    });

    test.each([
      ['application/json; charset=utf-16', '/tools', 'The body must be text in UTF-8.'],
      ['multipart/form-data', '/tools/1/photos', 'The body must name its boundary in the media type.'],
      [
        'multipart/form-data; boundary="?é"',
        '/tools/1/photos',
        'The body must name its boundary in the media type.',
      ],
      ['text/json; charset=utf-16', '/tools/1/photos', 'The body must have the type multipart/form-data.'],
    ])('the reason of a 415 is what is wrong with the type: %s', async (type, path, message) => {
      const response = await call(path, {
        method: 'POST',
        body: '{"name":"saw"}',
        headers: { 'content-type': type },
      });
      expect([response.status, await response.json()]).toEqual([415, { message }]);
    });

    test.each([
      ['a field', 'name="title"', 1_001, 'title', 1_000],
      ['a field with brackets', 'name="tags[]"', 1_001, 'tags[]', 1_000],
      ['a file', 'name="file"; filename="a"', 40_001, 'file', 40_000],
    ])('%s beyond its limit is named', async (_, head, size, field, limit) => {
      const body = `--b\r\nContent-Disposition: form-data; ${head}\r\n\r\n${'x'.repeat(size)}\r\n--b--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=b' };
      const response = await call('/tools/2/photos', { method: 'POST', body, headers });
      const message = `is larger than ${limit} bytes`;
      expect([response.status, await response.json()]).toEqual([
        413,
        { message: { [field]: [message] }, errors: [{ in: 'body', pointer: `/${field}`, message }] },
      ]);
    });
  });

  test.each([
    [16_000, 400],
    [17_000, 414],
    [60_000, 414],
    [70_000, 431],
  ])('of an address of %d characters, unless another limit is set', async (length, status) => {
    const usual = await start(adapter, generated, { limits: {} });
    const response = await fetch(`${usual.address}/tools?page=${'x'.repeat(length)}`);
    await usual.close();
    expect(response.status).toBe(status);
  });

  describe('of what is not as described', () => {
    const part = 'query';
    test.each([
      ['/tools?page=0', [{ in: part, pointer: '/page' }]],
      ['/tools?page=1.0', [{ in: part, pointer: '/page' }]],
      ['/tools?page=%zz', [{ in: part, pointer: '/page' }]],
      [
        '/tools?page=0&per_page=101',
        [
          { in: part, pointer: '/page' },
          { in: part, pointer: '/per_page' },
        ],
      ],
      ['/tools?ids[]=1&ids[]=x', [{ in: part, pointer: '/ids[]/1' }]],
      [
        '/tools?not[labels]=1&not[labels][]=2',
        [
          { in: part, pointer: '/not' },
          { in: part, pointer: '/not/labels', parameter: 'not[labels][]' },
        ],
      ],
      ['/tools?not[owner][id]=x', [{ in: part, pointer: '/not/owner/id', parameter: 'not[owner][id]' }]],
      ['/tools?__proto__[x]=1', [{ in: part, pointer: '/__proto__[x]' }]],
      ['/tools?not[nope]=1', [{ in: part, pointer: '/not/nope', parameter: 'not[nope]' }]],
      ['/tools?not[owner][id]=1&not[a/b][c]=1', [{ in: part, pointer: '/not/a~1b', parameter: 'not[a/b]' }]],
      ['/tools?nothing=1', [{ in: part, pointer: '/nothing' }]],
      ['/tools?pagination=offset', [{ in: part, pointer: '/pagination' }]],
      ['/archive.rar', [{ in: 'path', pointer: '/format' }]],
    ])('%s', async (path, faults) => {
      const response = await call(path);
      const body = (await response.json()) as { errors: object[] };
      expect(response.status).toBe(400);
      expect(body.errors).toEqual(faults.map((fault) => ({ ...fault, message: expect.any(String) })));
    });

    test('a header and a cookie', async () => {
      const response = await call('/tools', { headers: { 'x-trace': 'x', cookie: 'theme=pink; other=1' } });
      const { errors } = (await response.json()) as { errors: { in: string; pointer: string }[] };
      expect(errors.map(({ in: location, pointer }) => [location, pointer])).toEqual([
        ['header', '/X-Trace'],
        ['cookie', '/theme'],
      ]);
    });

    test('a path that is no UTF-8', async () => {
      expect((await call('/tools/%ff')).status).toBe(404);
      expect((await call('/tools/%zz')).status).toBe(404);
    });

    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const photos = { 'content-type': 'multipart/form-data; boundary=b' };
    test.each([
      ['nothing', '', json, ['']],
      ['no JSON', '{', json, ['']],
      ['no UTF-8', new Uint8Array([0x22, 0xff, 0x22]), json, ['']],
      ['another shape', '[]', json, ['']],
      ['a missing member', '{}', json, ['/name']],
      ['members of the wrong type', '{"name":1,"labels":[1,"a"]}', json, ['/labels/0', '/name']],
      ['too many items', '{"name":"a","labels":["","","",""]}', json, ['/labels']],
      [
        'a fault deep inside',
        '{"name":"a","parts":[{"key":"A"},{"key":"B","count":0}]}',
        json,
        ['/parts/1/count'],
      ],
      ['an unknown member', '{"name":"a","nope":1}', json, ['/nope']],
      [
        'a member that could reach a prototype',
        '{"name":"a","anything":{"__proto__":{}}}',
        json,
        ['/anything/__proto__'],
      ],
      [
        'the same in disguise',
        '{"name":"a","anything":[{"\\u005f_proto__":1}]}',
        json,
        ['/anything/0/__proto__'],
      ],
      [
        'the other way to a prototype',
        '{"name":"a","anything":{"constructor":{"prototype":1}}}',
        json,
        ['/anything/constructor'],
      ],
      ['a number in a form that is none', 'name=a&parts[][key]=A&parts[][count]=x', form, ['/parts/0/count']],
      ['an unknown field of a form', 'name=a&nope=1', form, ['/nope']],
      ['a form without its field', 'labels[]=1', form, ['/name']],
      ['an unknown member inside a form', 'name=a&parts[][key]=A&parts[][nope]=1', form, ['/parts/0/nope']],
      ['a form without any field', '', form, ['/name']],
      ['a form of a type that is not taken, without any field', '', photos, ['']],
      ['bad percent-encoding in a form', 'name=%f', form, ['/name']],
    ])('%s', async (_, body, headers, pointers) => {
      const response = await post(body, headers);
      const { errors } = (await response.json()) as { errors: { in: string; pointer: string }[] };
      expect(response.status).toBe(400);
      expect(errors.map((fault) => fault.pointer).toSorted()).toEqual(pointers);
      expect(new Set(errors.map((fault) => fault.in))).toEqual(new Set(['body']));
    });

    test('JSON that is nested too deeply, but not what only looks like it', async () => {
      const nested = `{"name":"a","anything":${'['.repeat(100)}${']'.repeat(100)}}`;
      expect((await post(nested)).status).toBe(400);
      expect((await post(`{"name":"a","anything":"${'[\\"'.repeat(1_000)}"}`)).status).toBe(201);
    });

    test('names the fields as the service does', async () => {
      const response = await post('{"labels":[1]}');
      expect(await response.json()).toEqual({
        message: { name: ['is missing'], labels: ['must be of type string'] },
        errors: expect.arrayContaining([{ in: 'body', pointer: '/name', message: 'is missing' }]),
      });
    });
  });

  describe('of handlers that go wrong', () => {
    test.each([
      ['throws', /secret of the handler/],
      ['undocumented', /418 is not documented/],
      ['wrong', /must be of type/],
      ['infinite', /\\"0\\" in the body of the response is Infinity/],
    ])('%s', async (id, logged) => {
      const response = await call(`/tools/${id}`);
      const text = await response.text();
      expect(response.status).toBe(500);
      expect(text).not.toContain('secret');
      const { request_id: requestId } = JSON.parse(text) as { request_id: string };
      const entry = running.log.find(({ fields }) => 'requestId' in fields && fields.requestId === requestId);
      expect(entry?.level).toBe('error');
      expect(inspect(entry?.fields)).toMatch(logged);
    });
  });
});

function inspect(fields: object | undefined): string {
  return JSON.stringify(fields, (_, value: unknown) => (value instanceof Error ? value.stack : value));
}

function stream(size: number): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });
}
