import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { serveSite } from '../../generators/site/serve.ts';
import { previewSite } from '../../generators/site/preview.ts';

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
    const done = previewSite({
      port: 0,
      folder,
      build: async () => ({
        files: [{ path: 'index.html', text: `<head></head>build ${(builds += 1)}` }],
        findings: [],
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

    const events = await fetch(`${root}-/events`);
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    await reader?.read();
    writeFileSync(join(folder, 'openapi.yaml'), 'edited');
    expect((await reader?.read())?.value).toContain('data:');
    expect(await (await fetch(root)).text()).toContain('build 2');
    controller.abort();
    await done;
  });

  it('says which port is taken, and builds nothing', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const failure = await previewSite({
      port,
      folder: tmpdir(),
      build: () => Promise.reject(new Error('It is built.')),
      onFindings: () => {},
      onEvent: () => {},
      signal: controller.signal,
    });
    taken.close();
    expect(failure).toMatchObject({ code: 'mock/port', message: expect.stringContaining(`Port ${port} `) });
  });

  it.each([
    ['//', 400],
    ['/%', 404],
    ['http://[', 400],
    ['/a', 200],
  ])('answers the path %s with %i', async (path, status) => {
    const site = serveSite();
    site.replace([{ path: 'a', text: '' }]);
    await once(site.server.listen(0, '127.0.0.1'), 'listening');
    const { port } = site.server.address() as AddressInfo;
    const [response] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage];
    response.resume();
    site.server.close();
    expect(response.statusCode).toBe(status);
  });
});
