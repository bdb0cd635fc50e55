import { expect, test } from 'vitest';
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
}, 120_000);
