import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeWorld, type Send } from './world.ts';

const run = promisify(execFile);
const world = describeWorld();
const folder = mkdtempSync(join(tmpdir(), 'forge-moved-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let stranger: Send;
let group = 0;
let project = 0;
const secret = 'token-of-ann';

beforeAll(async () => {
  const { running, root } = world();
  ({ send: stranger } = await world().user('stranger'));
  const seeded = await running.seed({
    users: [{ username: 'ann', tokens: [{ name: 'laptop', secret }] }],
    groups: [
      { full_path: 'acme', members: [{ username: 'ann', access_level: 50 }] },
      { full_path: 'acme/Platform' },
    ],
    projects: [{ full_path: 'acme/Platform/tools' }],
  });
  [group, project] = [seeded.groups[0]?.id ?? 0, seeded.projects[0]?.id ?? 0];
  expect((await root('PUT', `/projects/${project}`, { path: 'kit' })).status).toBe(200);
  expect((await root('PUT', `/groups/${group}`, { path: 'apex' })).status).toBe(200);
});

const base = (): string => `${world().running.url}/api/v4`;

describe('what was renamed is found under each path that it had', () => {
  test.each<[string, string, number, () => string]>([
    ['GET', '/projects/acme%2FPlatform%2Ftools', 301, () => `/projects/${project}`],
    ['GET', '/projects/ACME%2Fplatform%2Fkit', 301, () => `/projects/${project}`],
    [
      'GET',
      '/projects/acme%2FPlatform%2Fkit/issues?state=all&x=%2F',
      301,
      () => `/projects/${project}/issues?state=all&x=%2F`,
    ],
    [
      'GET',
      '/projects/acme%2FPlatform%2Fkit/repository/files/a%2Fb?ref=main',
      301,
      () => `/projects/${project}/repository/files/a%2Fb?ref=main`,
    ],
    ['POST', '/projects/acme%2FPlatform%2Fkit/issues', 308, () => `/projects/${project}/issues`],
    ['GET', '/groups/acme', 301, () => `/groups/${group}`],
    ['GET', '/groups/acme/members', 301, () => `/groups/${group}/members`],
    ['DELETE', '/groups/acme', 308, () => `/groups/${group}`],
  ])('%s %s: %i', async (method, path, status, target) => {
    const { headers, ...response } = await world().root(method, path);
    expect(response.status).toBe(status);
    expect(headers.get('location')).toBe(base() + target());
    expect(JSON.stringify(response.body)).toContain('moved permanently');
  });

  test.each([
    ['GET', '/projects/apex%2FPlatform%2Fkit', 200],
    ['GET', '/projects/APEX%2FPLATFORM%2FKIT', 200],
    ['GET', '/groups/apex', 200],
    ['GET', '/groups/apex%2FPlatform', 200],
    ['GET', '/projects/acme%2FPlatform%2Fabsent', 404],
    ['GET', '/projects/acme', 404],
    ['GET', '/groups/acme%2FPlatform%2Fkit', 404],
  ])('%s %s: %i', async (method, path, status) => {
    expect((await world().root(method, path)).status).toBe(status);
  });

  test('by callers who may see it alone', async () => {
    for (const send of [stranger, world().nobody]) {
      expect((await send('GET', '/projects/acme%2FPlatform%2Fkit')).status).toBe(404);
      expect((await send('GET', '/groups/acme')).status).toBe(404);
    }
  });

  test('by clients that follow the redirect, also with a body', async () => {
    const response = await fetch(`${base()}/projects/acme%2FPlatform%2Fkit/issues`, {
      method: 'POST',
      headers: { 'private-token': secret, 'content-type': 'application/json' },
      body: '{"title":"Moved"}',
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ title: 'Moved', project_id: project });
  });
});

test('a clone and a push work with the address before', async () => {
  const address = `${world().running.url.replace('//', `//ann:${secret}@`)}/acme/Platform/tools.git`;
  const git = (...args: string[]): Promise<unknown> =>
    run('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], { cwd: folder });
  await git('clone', '--quiet', address, 'tools');
  writeFileSync(join(folder, 'tools', 'a.txt'), 'a\n');
  await git('-C', 'tools', 'add', '.');
  await git('-C', 'tools', 'commit', '--quiet', '-m', 'First');
  await git('-C', 'tools', 'push', '--quiet', 'origin', 'HEAD:main');
  const tree = await world().root('GET', `/projects/${project}/repository/tree`);
  expect(tree.body).toMatchObject([{ name: 'a.txt' }]);
});

test('what takes the path is found there, and nothing else', async () => {
  const taken = await world().root('POST', '/groups', { name: 'Acme', path: 'acme' });
  expect(taken.status).toBe(201);
  expect((await world().root('GET', '/groups/acme')).body).toMatchObject({
    id: (taken.body as { id: number }).id,
  });
  const still = await world().root('GET', '/projects/acme%2FPlatform%2Fkit');
  expect(still.status).toBe(301);
  await world().root('DELETE', `/projects/${project}`);
  expect((await world().root('GET', '/projects/acme%2FPlatform%2Fkit')).status).toBe(404);
});
