import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve, sep } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMock, observeCalls, type ServedCall } from '../../generators/mock/mock.ts';
import { loadModel } from '../../generators/pipeline.ts';
import { closeNodeServer, createNodeServer } from '../../runtime/server/node.ts';
import { hasChromium, launch } from '../docs/browser-site.ts';
import { generateClient, specification } from './generated.ts';

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Serves a folder as it is, with an empty page that may run nothing but scripts of its own and talk to the service. */
function serveFolder(folder: string, service: string): Server {
  const policy = `default-src 'none'; script-src 'self'; connect-src ${service}`;
  const read = async (path: string) => {
    if (path === '/') return '<!doctype html><title>Client</title>';
    const file = resolve(join(folder, path));
    if (!file.startsWith(folder + sep)) throw new Error('The path leads out of the folder.');
    return readFile(file);
  };
  return createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    read(pathname).then(
      (body) =>
        response
          .writeHead(200, {
            'content-type': types[extname(pathname)] ?? 'text/html',
            'content-security-policy': policy,
          })
          .end(body),
      () => response.writeHead(404).end(),
    );
  });
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe.skipIf(!hasChromium)('the client in a browser, against the mock', () => {
  const calls: ServedCall[] = [];
  const complaints: string[] = [];
  let folder: string;
  let mock: Server;
  let site: Server;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    const [{ model }, written] = await Promise.all([
      loadModel(specification),
      generateClient(specification, ['validators']),
    ]);
    if (model === undefined) throw new Error('The document has errors.');
    folder = written;
    const server = createMock(model);
    mock = createNodeServer(observeCalls(server, (call) => calls.push(call))).listen(0, '127.0.0.1');
    await once(mock, 'listening');
    site = serveFolder(folder, originOf(mock)).listen(0, '127.0.0.1');
    await once(site, 'listening');
    browser = await launch();
    page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(originOf(site));
    await page.evaluate(`(async () => {
      globalThis.api = await import('/client/index.js');
      globalThis.validators = await import('/validators/operations.js');
      globalThis.options = { baseUrl: '${originOf(mock)}${server.basePath}', auth: api.privateToken('secret') };
      globalThis.client = api.createClient(options);
    })()`);
  });

  afterAll(async () => {
    await browser?.close();
    await Promise.all([closeNodeServer(mock, 100), closeNodeServer(site, 100)]);
  });

  test.each<[string, string, unknown]>([
    [
      'gets JSON',
      `(await api.getProject(client, { id: 'acme/deploy' })).path_with_namespace`,
      'acme/platform/deploy',
    ],
    [
      'walks a list',
      `await (async (names = []) => { for await (const { name } of api.listProjectMembers(client, { id: 7 })) names.push(name); return names; })()`,
      ['Amara Okoye', 'Mika Sato'],
    ],
    [
      'sends JSON',
      `(await api.createGroupMemberRole(client, { id: 42, name: 'Auditor', base_access_level: 20 })).id`,
      3,
    ],
    ['deletes', `await api.deleteMemberRole(client, { member_role_id: 3 })`, undefined],
    [
      'uploads a Blob in a form',
      `(await api.updateAppearance(client, { title: 'Forge', logo: new Blob(['<svg/>'], { type: 'image/svg+xml' }) })).title`,
      expect.any(String),
    ],
    [
      'sends a form',
      `(await api.updateSamlIdentity(client, { id: 1, uid: 'a', extern_uid: 'b c' }).result()).status`,
      200,
    ],
    [
      'downloads with progress',
      `await (async () => { let last; const stream = await api.downloadJobArtifacts(client, { id: 7, job_id: 11 }, { onProgress: ({ loaded }) => { last = loaded; } }); const size = (await new Response(stream).arrayBuffer()).byteLength; return size === last && size > 0; })()`,
      true,
    ],
    [
      'throws typed errors',
      `await api.getProject(client, { id: 1 }, { headers: { Prefer: 'code=404' } }).catch((error) => [error instanceof api.NotFoundError, error.status, error.operation])`,
      [true, 404, 'getProject'],
    ],
    [
      'gives answers by status',
      `(({ status, body }) => [status, typeof body.message])(await api.getProject(client, { id: 1 }, { headers: { Prefer: 'code=404' } }).result())`,
      [404, 'string'],
    ],
    [
      'reads headers through CORS',
      `(await api.getProject(client, { id: 1 }).withResponse()).response.headers.has('content-length')`,
      true,
    ],
    ['has a facade', `(await api.createApi(options).projects.get({ id: 7 })).id`, 7],
    [
      'retries, bounds time and validates',
      `(await api.getProject(api.createClient({ ...options, use: [api.timeout(10_000), api.retries(), api.validation(validators)] }), { id: 7 })).id`,
      7,
    ],
    [
      'aborts',
      `await api.getProject(client, { id: 7 }, { signal: AbortSignal.abort('early') }).catch((reason) => reason)`,
      'early',
    ],
    [
      'fails where the page may not connect',
      `await api.getProject(api.createClient({ ...options, baseUrl: location.origin.replace(/\\d+$/, '1') }), { id: 7 }).catch(({ name }) => name)`,
      'ConnectionError',
    ],
  ])('%s', async (_name, script, want) => {
    expect(await page.evaluate(`(async () => ${script})()`)).toEqual(want);
  });

  test('is called across origins, with the credentials that the mock asks for', () => {
    const answered = new Set(calls.map(({ operation, status }) => `${operation} ${status}`));
    for (const each of [
      'getProject 200',
      'getProject 404',
      'createGroupMemberRole 201',
      'deleteMemberRole 204',
    ])
      expect(answered).toContain(each);
    expect(calls.some(({ method }) => method === 'OPTIONS')).toBe(true);
    expect(calls.filter(({ status }) => status === 401)).toEqual([]);
  });

  test('needs nothing that a strict content security policy forbids', () => {
    expect(
      complaints.filter(
        (text) => /Content.Security.Policy|eval/i.test(text) && !/127\.0\.0\.1:1\b/.test(text),
      ),
    ).toEqual([]);
  });
});
