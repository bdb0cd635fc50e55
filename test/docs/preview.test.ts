import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text as textOf } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { packFile } from '../../generators/emit/packed-file.ts';
import type { OutputFile } from '../../generators/emit/emitter.ts';
import { serveSite } from '../../generators/site/serve.ts';
import { previewSite } from '../../generators/site/preview.ts';
import { fixedSite } from './fixed-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'docs-preview-'));
const controller = new AbortController();

afterEach(() => {
  controller.abort();
  rmSync(folder, { recursive: true, force: true });
});

describe('the preview', () => {
  it('serves the site and tells open pages of edits', async () => {
    let builds = 0;
    const addresses: string[] = [];
    const { promise: address, resolve } = Promise.withResolvers<string>();
    cpSync('test/docs/hostile.yaml', join(folder, 'openapi.yaml'));
    // A file that was written in the same moment counts as edited.
    await pause(50);
    const done = previewSite({
      port: 0,
      build: async () => ({
        pages: fixedSite([{ path: 'index.html', text: `<head></head>build ${(builds += 1)}` }]),
        findings: [],
        read: [join(folder, 'openapi.yaml')],
      }),
      onFindings: () => {},
      onEvent: (text) => {
        addresses.push(text);
        if (text.startsWith('http')) resolve(text);
      },
      signal: controller.signal,
    });
    const root = await address;
    const page = await fetch(root);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'self'; connect-src 'self' http: https:",
    );
    expect(await page.text()).toContain('build 1');
    expect((await fetch(`${root}missing.html`)).status).toBe(404);

    const events = await fetch(`${root}-/events?page=index.html`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value;
    writeFileSync(join(folder, 'openapi.yaml'), 'edited');
    const second = (await reader?.read())?.value;
    expect([first, second]).toEqual([
      expect.stringMatching(/^data: \{"build":"[\da-f]{16}","findings":\[\],"more":0\}$/m),
      expect.stringMatching(/^data: \{"build":"[\da-f]{16}",/m),
    ]);
    expect(first).not.toContain(second?.trim());
    expect(await (await fetch(root)).text()).toContain('build 2');
    controller.abort();
    await done;
  });

  it.each([
    ['GET', 'localhost', 200],
    ['HEAD', '[::1]:4400', 200],
    ['POST', 'localhost', 405],
    ['DELETE', 'localhost', 405],
    ['GET', 'evil.example', 421],
    ['GET', 'docs.example', 200],
    ['POST', 'evil.example', 421],
  ])('answers %s for the host %s with %i', async (method, host, status) => {
    const ending = new AbortController();
    const { promise: address, resolve } = Promise.withResolvers<string>();
    const done = previewSite({
      port: 0,
      allowedHosts: ['docs.example'],
      build: async () => ({
        pages: fixedSite([{ path: 'index.html', text: 'unpublished' }]),
        findings: [],
        read: [],
      }),
      onFindings: () => {},
      onEvent: (line) => (line.startsWith('http') ? resolve(line) : undefined),
      signal: ending.signal,
    });
    const { port } = new URL(await address);
    const sent = request({ port, path: '/', method, headers: { host } }).end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const body = await textOf(response);
    ending.abort();
    await done;
    expect([response.statusCode, body.includes('unpublished')]).toEqual([
      status,
      status === 200 && method === 'GET',
    ]);
    expect(response.headers.allow).toBe(status === 405 ? 'GET, HEAD' : undefined);
  });

  it('says which port is taken, and builds nothing', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const failure = await previewSite({
      port,
      build: () => Promise.reject(new Error('It is built.')),
      onFindings: () => {},
      onEvent: () => {},
      signal: controller.signal,
    });
    taken.close();
    expect(failure).toMatchObject({ code: 'mock/port', message: expect.stringContaining(`Port ${port} `) });
  });

  it('names a page by what a browser shows of it', async () => {
    const site = serveSite();
    await once(site.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.server.address() as AddressInfo;
    const buildOf = async (files: readonly OutputFile[], path = 'a/b.html'): Promise<string | undefined> => {
      site.replace(fixedSite(files));
      const page = await (await fetch(`http://127.0.0.1:${port}/${path}`)).text();
      return /data-build="([\da-f]{16})"/.exec(page)?.[1];
    };
    const loaded = ['i', 'a/s', 'x/j', 'a/p'].map((path) => ({ path, text: '1' }));
    const first = [pageWith('1'), ...loaded];
    const want = await buildOf(first);
    const same = [
      await buildOf([pageWith('1'), ...loaded]),
      await buildOf([...first, { path: 'a/other.html', text: '1' }]),
      await buildOf([pageWith('1'), ...loaded.map(packFile)]),
    ];
    expect(same).toEqual([want, want, want]);
    const others = [await buildOf([pageWith('2'), ...loaded])];
    for (const { path } of loaded)
      others.push(await buildOf(first.map((file) => (file.path === path ? { ...file, text: '2' } : file))));
    for (const text of ['<head></head>', '<head>2</head>'])
      others.push(await buildOf([{ path: '404.html', text }], 'gone.html'));
    site.server.closeAllConnections();
    site.server.close();
    expect(new Set([want, ...others, undefined]).size).toBe(others.length + 2);
  });

  it('tells a page of edits that concern it, and of no others', async () => {
    const site = serveSite();
    await once(site.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.server.address() as AddressInfo;
    const texts = { a: '1', b: '1' };
    const edit = (change: Partial<typeof texts>): void => {
      Object.assign(texts, change);
      site.replace(fixedSite(Object.entries(texts).map(([path, text]) => ({ path: `${path}.html`, text }))));
    };
    edit({});
    const events = await fetch(`http://127.0.0.1:${port}/-/events?page=a.html`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async (): Promise<string | undefined> =>
      /"build":"[\da-f]{16}"/.exec(String((await reader?.read())?.value))?.[0];
    const told = [await next()];
    edit({ b: '2' });
    edit({ a: '2' });
    told.push(await next());
    edit({ b: '3' });
    // A page that is gone, and that comes again.
    site.replace(fixedSite([{ path: '404.html', text: 'gone' }]));
    told.push(await next());
    edit({ a: '1' });
    told.push(await next());
    site.server.closeAllConnections();
    site.server.close();
    const [first, second, third] = told;
    expect(told).toEqual([first, second, third, first]);
    expect(new Set([first, second, third, undefined]).size).toBe(4);
  });

  it.each([
    ['//', 400],
    ['/%', 404],
    ['http://[', 400],
    ['/a', 200],
    ['/../a', 200],
    ['/../../../etc/passwd', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/-/preview.js', 200],
    ['/-/preview.css', 200],
    ['/-/preview', 404],
    ['/-/constructor', 404],
  ])('answers the path %s with %i', async (path, status) => {
    const site = serveSite();
    site.replace(fixedSite([{ path: 'a', text: '' }]));
    await once(site.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.server.address() as AddressInfo;
    const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
    response.resume();
    site.server.close();
    expect(response.statusCode).toBe(status);
  });
});

/** A page that loads four files and links to another page. */
function pageWith(text: string): OutputFile {
  return {
    path: 'a/b.html',
    text: `<head><link rel="icon" href="../i"><link rel="stylesheet" href="s"><script src="../x/j" defer></script></head><img src="p" alt=""><a href="other.html">${text}</a>`,
  };
}
