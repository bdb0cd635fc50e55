import { beforeAll, describe, expect, test } from 'vitest';
import { describeCiWorld, project, TestClock, type MemberName } from './ci-world.ts';

const clock = new TestClock();
const world = describeCiWorld({ clock });
const at = `${project}/pipelines`;

interface Body {
  readonly id: number;
  readonly iid: number;
  readonly status: string;
  readonly name: string | null;
}

const configuration = `
workflow: { name: 'Build of $CI_COMMIT_BRANCH' }
stages: [build, test, ship]
compile: { stage: build, script: make }
unit: { stage: test, script: make test }
ship: { stage: ship, script: make ship, when: manual }
`;
let sha = '';

const start = async (body: object = {}): Promise<Body> => {
  const { status, body: made } = await world().as('developer')('POST', `${project}/pipeline`, {
    ref: 'main',
    ...body,
  });
  expect({ status, made }).toMatchObject({ status: 201 });
  return made as Body;
};

const list = async (query = ''): Promise<Body[]> => {
  const { status, body } = await world().as('developer')('GET', `${at}${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as Body[];
};

beforeAll(async () => {
  const { commit } = world();
  await commit({ 'README.md': 'Tools\n' });
});

describe('before there is a configuration', () => {
  test.each([
    ['main', 'Missing CI config file'],
    ['none', { ref: ['Reference not found'] }],
    ['HEAD', { ref: ['Reference not found'] }],
    ['--all', { ref: ['Reference not found'] }],
  ])('%s starts nothing', async (ref, message) => {
    const refused = await world().as('developer')('POST', `${project}/pipeline`, { ref });
    expect(refused).toMatchObject({ status: 400, body: { message } });
  });

  test('there is no latest pipeline', async () => {
    expect((await world().as('developer')('GET', `${at}/latest`)).status).toBe(403);
    expect(await list()).toEqual([]);
  });
});

describe('a push', () => {
  test('starts a pipeline whose first jobs wait', async () => {
    sha = await world().commit({ '.gitlab-ci.yml': configuration });
    const [made] = await list();
    expect(made).toMatchObject({
      iid: 1,
      status: 'pending',
      source: 'push',
      ref: 'main',
      sha,
      name: 'Build of main',
    });
    const { body } = await world().as('developer')('GET', `${at}/latest`);
    expect(body).toMatchObject({
      id: made?.id,
      tag: false,
      user: { username: 'developer' },
      yaml_errors: null,
      started_at: null,
      duration: null,
      detailed_status: { text: 'Pending', group: 'pending' },
    });
    expect(await world().as('developer')('GET', `${project}/repository/commits/${sha}`)).toMatchObject({
      body: { status: 'pending', last_pipeline: { id: made?.id } },
    });
  });

  test.each([
    ['Change [skip ci]', configuration, { status: 'skipped', yaml_errors: null }],
    ['Break', 'unit: {}\n', { status: 'failed', yaml_errors: expect.stringContaining('unit') }],
  ])('%s', async (message, text, want) => {
    const branch = message.slice(0, 5);
    await world().commit({ '.gitlab-ci.yml': text }, { branch, message, start_branch: 'main' });
    const [found] = await list(`?ref=${branch}`);
    expect((await world().as('developer')('GET', `${at}/${found?.id}`)).body).toMatchObject(want);
    expect(await list('?yaml_errors=true')).toHaveLength(text === configuration ? 0 : 1);
  });

  test('starts nothing where the rules let no job in', async () => {
    const text = 'unit: { script: make, only: [tags] }\n';
    await world().commit({ '.gitlab-ci.yml': text }, { branch: 'quiet', start_branch: 'main' });
    expect(await list('?ref=quiet')).toEqual([]);
    const refused = await world().as('developer')('POST', `${project}/pipeline`, { ref: 'quiet' });
    expect(refused).toMatchObject({ status: 400, body: { message: expect.any(String) as unknown } });
  });
});

describe('a pipeline', () => {
  test('that was asked for has its variables', async () => {
    const made = await start({
      variables: [
        { key: 'TARGET', value: 'staging' },
        { key: 'SETTINGS', variable_type: 'file', value: 'a: 1' },
      ],
    });
    expect(made).toMatchObject({ source: 'api', status: 'pending', before_sha: '0'.repeat(40) });
    const { body, headers } = await world().as('developer')('GET', `${at}/${made.id}/variables?per_page=1`);
    expect(body).toEqual([{ key: 'TARGET', variable_type: 'env_var', value: 'staging' }]);
    expect(headers.get('x-total')).toBe('2');
  });

  test.each([
    [{ variables: [{ value: 'x' }] }],
    [{ variables: [{ key: 'A B', value: 'x' }] }],
    [{ variables: [{ key: 'A', variable_type: 'other' }] }],
  ])('%j is refused', async (body) => {
    const { status } = await world().as('developer')('POST', `${project}/pipeline`, { ref: 'main', ...body });
    expect(status).toBe(400);
  });

  test('with a delayed job lets it go by the clock', async () => {
    const text = 'later: { script: make, when: delayed, start_in: 10 minutes }\n';
    await world().commit({ '.gitlab-ci.yml': text }, { branch: 'delayed', start_branch: 'main' });
    const before = await list('?ref=delayed');
    expect(before).toMatchObject([{ status: 'scheduled' }]);
    clock.advance(601);
    expect(await list('?ref=delayed')).toMatchObject([{ status: 'pending' }]);
  });

  test('is canceled in any state, and its jobs run again', async () => {
    const made = await start();
    const developer = world().as('developer');
    const canceled = await developer('POST', `${at}/${made.id}/cancel`);
    expect(canceled).toMatchObject({
      status: 200,
      body: { id: made.id, status: 'canceled', finished_at: expect.any(String) },
    });
    clock.advance(1);
    const twice = await developer('POST', `${at}/${made.id}/cancel`);
    expect([twice.status, twice.body]).toEqual([200, canceled.body]);
    const retried = await developer('POST', `${at}/${made.id}/retry`);
    expect(retried).toMatchObject({ status: 201, body: { status: 'pending', finished_at: null } });
    clock.advance(1);
    const again = await developer('POST', `${at}/${made.id}/retry`);
    expect([again.status, again.body]).toEqual([201, retried.body]);
  });

  test('is deleted by owners, and its number is not given again', async () => {
    const made = await start();
    const path = `${at}/${made.id}`;
    expect((await world().as('maintainer')('DELETE', path)).status).toBe(403);
    expect((await world().as('owner')('DELETE', path)).status).toBe(204);
    expect(await world().as('owner')('DELETE', path)).toMatchObject({
      status: 404,
      body: { message: '404 Pipeline Not Found' },
    });
    const next = await start();
    expect(next.iid).toBe(made.iid + 1);
    expect(next.id).toBeGreaterThan(made.id);
  });
});

describe('the list', () => {
  test.each<[string, (pipeline: Record<string, unknown>) => boolean]>([
    ['?ref=delayed', ({ ref }) => ref === 'delayed'],
    ['?source=api', ({ source }) => source === 'api'],
    ['?status=failed', ({ status }) => status === 'failed'],
    ['?scope=pending', ({ status }) => status === 'pending'],
    ['?scope=finished', ({ status }) => ['success', 'failed', 'canceled'].includes(String(status))],
    ['?scope=branches', () => true],
    ['?name=Build%20of%20main', ({ name }) => name === 'Build of main'],
    ['?username=DEVELOPER', () => true],
    ['?yaml_errors=false', ({ status }) => status !== 'failed'],
    ['?updated_after=2016-12-31T23:59:60Z', () => true],
    ['?updated_after=2026-11-22T10:05:00Z', ({ updated_at }) => String(updated_at) > '2026-11-22T10:05'],
    [
      '?updated_before=2026-11-22T11:05:00%2B01:00',
      ({ updated_at }) => String(updated_at) < '2026-11-22T10:05',
    ],
  ])('%s', async (query, holds) => {
    const all = (await list('?per_page=100')) as unknown as Record<string, unknown>[];
    const found = await list(`${query}&per_page=100`);
    expect(found).toEqual(all.filter(holds));
    expect(found.length).toBeGreaterThan(0);
  });

  test.each(['?scope=tags', '?scope=running', '?username=nobody', '?source=parent_pipeline', '?name=%25'])(
    '%s finds nothing',
    async (query) => expect(await list(query)).toEqual([]),
  );

  test.each(['id', 'status', 'ref', 'updated_at', 'user_id'])('is ordered by %s in pages', async (order) => {
    const whole = await list(`?per_page=100&order_by=${order}&sort=asc`);
    const pages: Body[] = [];
    for (let page = 1; pages.length < whole.length; page++) {
      const part = await list(`?per_page=2&page=${page}&order_by=${order}&sort=asc`);
      expect(part.length).toBeGreaterThan(0);
      pages.push(...part);
    }
    expect(pages).toEqual(whole);
    expect(await list(`?per_page=100&order_by=${order}`)).toEqual(whole.toReversed());
  });
});

describe('who may', () => {
  test.each<[MemberName, string, string, number]>([
    ['guest', 'GET', '/pipelines', 200],
    ['stranger', 'GET', '/pipelines', 404],
    ['reporter', 'POST', '/pipeline', 403],
    ['reporter', 'POST', '/pipelines/1/cancel', 403],
    ['reporter', 'POST', '/pipelines/1/retry', 403],
    ['reporter', 'GET', '/pipelines/1/variables', 403],
    ['maintainer', 'GET', '/pipelines/1/variables', 200],
    ['developer', 'GET', '/pipelines/999999', 404],
    ['developer', 'GET', '/pipelines/1/test_report', 200],
  ])('%s %s %s: %i', async (member, method, path, status) => {
    const body = method === 'POST' && path === '/pipeline' ? { ref: 'main' } : undefined;
    expect((await world().as(member)(method, `${project}${path}`, body)).status).toBe(status);
  });
});
