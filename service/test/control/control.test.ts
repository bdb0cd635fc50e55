import { describe, expect, test } from 'vitest';
import { describeWorld } from '../families/world.ts';

const world = describeWorld({ control: true });
const closed = describeWorld();

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function control(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(`${world().running.url}/-/forge${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

const seed = {
  users: [{ username: 'ann', tokens: [{ name: 't', secret: 'ann-secret' }] }],
  groups: [
    { full_path: 'acme', members: [{ username: 'ann', access_level: 50 }] },
    { full_path: 'acme/platform', visibility: 'public' },
  ],
  projects: [
    {
      full_path: 'acme/platform/tools',
      topics: ['tools'],
      commits: [
        {
          message: 'First',
          author: 'ann',
          date: '2026-01-01T00:00:00Z',
          files: { 'README.md': 'Tools\n', 'a/b': 'b' },
        },
        { message: 'Second', files: { 'README.md': 'More\n', 'a/b': null } },
        { branch: 'topic', message: 'Third', files: { c: 'c' } },
      ],
      tags: [{ name: 'v1.0.0', ref: 'main' }],
    },
  ],
};

function asAnn(path: string): Promise<Response> {
  return fetch(`${world().running.url}/api/v4${path}`, { headers: { 'private-token': 'ann-secret' } });
}

describe('the control plane', () => {
  test('seeds a world that clients see, and goes back', async () => {
    expect(await control('POST', '/seed', seed)).toMatchObject({
      status: 200,
      body: {
        tokens: [{ username: 'ann', token: 'ann-secret' }],
        projects: [{ full_path: 'acme/platform/tools' }],
      },
    });
    const commits = await (
      await asAnn('/projects/acme%2Fplatform%2Ftools/repository/commits?ref_name=topic')
    ).json();
    expect(commits).toMatchObject([
      { title: 'Third' },
      { title: 'Second' },
      { title: 'First', author_name: 'ann' },
    ]);
    expect(await control('PUT', '/snapshots/seeded')).toMatchObject({ status: 204 });
    expect(await control('POST', '/reset')).toMatchObject({ status: 204 });
    expect((await asAnn('/groups')).status).toBe(401);
    expect(await control('POST', '/snapshots/seeded/restore')).toMatchObject({ status: 204 });
    expect((await asAnn('/groups')).status).toBe(200);
    expect((await control('GET', '/snapshots')).body).toEqual(['start', 'seeded']);
    expect(await control('POST', '/reset')).toMatchObject({ status: 204 });
  });

  test.each([
    [{ groups: [{ full_path: 'a/b' }] }, 'There is no group or user a. Seed it first.'],
    [{ projects: [{ full_path: 'alone' }] }, 'The project alone stands in no group and under no user.'],
    [
      { groups: [{ full_path: 'x' }, { full_path: 'X' }] },
      'A name, path, address or token of the seed is taken already.',
    ],
    [
      { groups: [{ full_path: 'y', members: [{ username: 'nobody', access_level: 10 }] }] },
      'There is no user nobody.',
    ],
    [
      {
        groups: [{ full_path: 'z' }],
        projects: [{ full_path: 'z/p', commits: [{ message: 'm', files: { '../x': 'x' } }] }],
      },
      /^The history of z\/p: /,
    ],
  ])('adds nothing of %j', async (given, message) => {
    const answer = await control('POST', '/seed', given);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
    expect((await world().root('GET', '/groups')).body).toEqual([]);
  });

  test('moves the clock', async () => {
    expect(await control('PUT', '/clock', { now: '2030-01-01T00:00:00Z' })).toMatchObject({
      body: { standing: true },
    });
    expect(await control('PUT', '/clock', { advance: 60 })).toMatchObject({
      body: { now: '2030-01-01T00:01:00.000Z' },
    });
    const created = await world().root('PUT', '/application/settings', { signup_enabled: false });
    expect(created.body).toMatchObject({ updated_at: '2030-01-01T00:01:00.000Z' });
    expect(await control('PUT', '/clock', { release: true })).toMatchObject({ body: { standing: false } });
    expect(await control('PUT', '/clock', {})).toMatchObject({ status: 400 });
  });

  test('gives failures on order', async () => {
    await control('PUT', '/faults', [
      { path: '/api/v4/groups', status: 429, retry_after: 3 },
      { path: '/api/v4/member_roles', method: 'GET', cut: 1, times: 1 },
    ]);
    // Sent directly: callers of the world accept only statuses that the document declares.
    const groups = (): Promise<Response> =>
      fetch(`${world().running.url}/api/v4/groups`, { headers: { 'private-token': world().running.token } });
    const limited = await groups();
    expect([limited.status, limited.headers.get('retry-after'), await limited.json()]).toEqual([
      429,
      '3',
      { message: 'Retry later' },
    ]);
    expect((await groups()).status).toBe(200);
    await expect(world().root('GET', '/member_roles')).rejects.toThrow('terminated');
    expect((await world().root('GET', '/member_roles')).status).toBe(200);
    expect((await control('GET', '/faults')).body).toEqual([]);
  });

  test('is closed where it was not asked for', async () => {
    expect((await fetch(`${closed().running.url}/-/forge/snapshots`)).status).toBe(404);
  });
});
