import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { docsMount } from '../../docs-site/mount.ts';
import { describeWorld } from '../families/world.ts';

const world = describeWorld();

test('the documentation is there, calls this service, and holds no other files', async () => {
  const { url } = world().running;
  const moved = await fetch(`${url}/docs`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/']);
  const [page, other] = await Promise.all([fetch(`${url}/docs/`), fetch(`${url}/docs/llms.txt`)]);
  expect([page.status, other.status]).toEqual([200, 200]);
  expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
  expect(await page.text()).toContain('<title>');
  const family = await (await fetch(`${url}/docs/families/groups.html`)).text();
  const address = /href="([^"]*list-?groups[^"]*\.html)"/i.exec(family)?.[1] ?? 'absent';
  const operation = await (await fetch(new URL(address, `${url}/docs/families/groups.html`))).text();
  expect(operation).toContain(`${url}/api/v4/groups`);
  for (const path of ['/docs/absent', '/docs/%2e%2e%2fdocument/openapi.yaml', '/docs/..%2f..%2fforge.sqlite'])
    expect((await fetch(url + path)).status).toBe(404);
  expect((await fetch(`${url}/docs/`, { method: 'POST' })).status).toBe(405);
});

test('a client that ends its request does not make the documentation be built again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forge-docs-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const mount = docsMount({ folder: join(folder, 'docs'), url: 'http://127.0.0.1' });
  const server = createServer((request, response) => void mount.answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/docs/`)).status).toBe(200);
  const site = (): number => statSync(join(folder, 'docs/site')).ino;
  const built = site();
  for (let count = 0; count < 5; count += 1) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /docs/llms-full.txt HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n', () =>
      socket.resetAndDestroy(),
    );
    await once(socket, 'close');
    await setTimeout(50);
  }
  expect([(await fetch(`${url}/docs/`)).status, site()]).toEqual([200, built]);
});
