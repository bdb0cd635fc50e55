import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { names } from '../../families/imports/networks.ts';
import { sameSite } from '../../families/imports/same-site.ts';
import { createGroup } from '../../families/groups/create.ts';
import { startForge, type RunningForge } from '../../start/start.ts';
import { describeProvider, providerToken, type Reply } from './provider.ts';
import { describeWorld, worldOf, type Answer, type Send, type World } from './world.ts';

const provider = describeProvider();
const plain = describeWorld();
let world: World;
let mia: Send;
let dev: Send;
let bot: Send;

const original = {
  id: 7,
  name: 'tools',
  full_name: 'ada/tools',
  description: 'What one needs',
  private: false,
};

/** Puts the routes of a provider that works. */
function work(): void {
  const { routes, url } = provider();
  routes.clear();
  const put = (path: string, reply: Reply): void => void routes.set(path, reply);
  for (const api of ['', '/api/v3']) {
    const repository = { ...original, clone_url: `${url}/ada/tools.git` };
    put(`${api}/repositories/7`, ({ headers }) =>
      headers.authorization === `Bearer ${providerToken}` ? [200, repository] : [401, {}],
    );
    put(`${api}/repositories/7/milestones`, [
      200,
      [{ number: 2, title: 'One', state: 'closed', due_on: '2026-02-01T00:00:00Z' }, { number: 'x' }, null],
    ]);
    put(`${api}/repositories/7/issues`, ({ url: asked = '' }) => {
      const page = new URL(asked, url).searchParams.get('page');
      const next = { link: `<${url}${api}/repositories/7/issues?page=2>; rel="next"` };
      if (page === '2') return [200, [{ number: 9, title: 'Later', state: 'open' }]];
      const first = {
        number: 3,
        title: 'Broken',
        state: 'closed',
        closed_at: '2026-01-03T00:00:00Z',
        created_at: '2026-01-02T00:00:00Z',
        body: 'It\0 does not work',
        user: { login: 'ada' },
        labels: [{ name: 'bug' }, { name: 'bug' }],
        milestone: { number: 2 },
      };
      return [200, [first, { number: 4, title: 'A pull request', pull_request: {} }], next];
    });
    put(`${api}/repositories/7/collaborators`, [
      200,
      [
        { login: 'dev', role_name: 'write' },
        { login: 'mia', role_name: 'read' },
        { login: 'nobody', role_name: 'admin' },
      ],
    ]);
    put(`${api}/users/dev`, [200, { email: 'DEV@example.com' }]);
    put(`${api}/users/mia`, [200, { email: 'mia@example.com' }]);
    put(`${api}/users/nobody`, [200, { email: null }]);
  }
  put('/2.0/repositories/ada/tools', ({ headers }) => {
    const basic = `Basic ${Buffer.from(`ada:${providerToken}`).toString('base64')}`;
    if (headers.authorization !== basic) return [401, {}];
    const href = `${url.replace('//', '//ada@')}/ada/tools.git`;
    return [
      200,
      { name: 'Tools', full_name: 'ada/tools', is_private: true, links: { clone: [{ name: 'http', href }] } },
    ];
  });
  put('/user', ({ headers }) =>
    headers.authorization === `Bearer ${providerToken}` ? [200, { login: 'ada' }] : [401, {}],
  );
}

let running: RunningForge;
beforeAll(async () => {
  const { url } = provider();
  running = await startForge({ imports: { sourceA: url, sourceB: url, patience: 400 } });
  world = worldOf(running);
  const [one, two, third] = [await world.user('mia'), await world.user('dev'), await world.user('bot')];
  [mia, dev, bot] = [one.send, two.send, third.send];
  await running.forge.database.transaction(async (writes) => {
    const settings = { name: 'Acme', path: 'acme', visibility: 'public', ownerId: one.row.id } as const;
    const acme = await createGroup(writes, running.forge.clock, settings);
    await writes.run(sql`update users set kind = 'project_bot' where id = ${third.row.id}`);
    await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
      values ('group', ${acme.id}, ${third.row.id}, 40, ${'2026-01-01T00:00:00.000Z'})`);
  });
  await world.root('PUT', '/application/settings', { outbound_local_requests_whitelist: ['127.0.0.0/8'] });
  return () => running.stop();
});
beforeEach(work);

const bring = (more: object = {}, send: Send = mia): Promise<Answer> =>
  send('POST', '/import/source_a', {
    personal_access_token: providerToken,
    repo_id: 7,
    target_namespace: 'acme',
    ...more,
  });
const bringB = (more: object = {}, send: Send = mia): Promise<Answer> =>
  send('POST', '/import/source_b', {
    source_b_username: 'ada',
    source_b_app_password: providerToken,
    repo_path: 'ada/tools',
    target_namespace: 'acme',
    ...more,
  });
const gists = (token = providerToken): Promise<Answer> =>
  mia('POST', '/import/source_a/gists', { personal_access_token: token });
const idOf = ({ body }: Answer): number => (body as { id: number }).id;
const projectOf = async (made: Answer): Promise<Readonly<Record<string, unknown>>> => {
  await running.forge.jobs.waitForJobs();
  return (await mia('GET', `/projects/${idOf(made)}`)).body as Readonly<Record<string, unknown>>;
};

describe('an import from source_a', () => {
  test('brings the repository, its milestones, issues and collaborators', async () => {
    const stages = { collaborators_import: true, attachments_import: true };
    const made = await bring({ optional_stages: stages, pagination_limit: 2 });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'tools',
        full_path: 'acme/tools',
        import_source: 'ada/tools',
        import_status: 'scheduled',
      },
    });
    expect((made.body as { import_warning: string }).import_warning).toContain('not imported');
    const project = await projectOf(made);
    expect(project).toMatchObject({
      import_status: 'finished',
      import_error: null,
      import_type: 'source_a',
      default_branch: 'trunk',
      description: 'What one needs',
      visibility: 'private',
    });
    const at = `/projects/${idOf(made)}`;
    expect((await mia('GET', `${at}/repository/tree`)).body).toMatchObject([{ name: 'README.md' }]);
    expect((await mia('GET', `${at}/milestones`)).body).toMatchObject([
      { iid: 2, title: 'One', state: 'closed', due_date: '2026-02-01' },
    ]);
    const issues = (await mia('GET', `${at}/issues?sort=asc&order_by=created_at&state=all`)).body;
    expect(issues).toMatchObject([
      { iid: 3, title: 'Broken', state: 'closed', labels: ['bug'], milestone: { title: 'One' } },
      { iid: 9, title: 'Later', state: 'opened' },
    ]);
    const next = await mia('POST', `${at}/issues`, { title: 'Next' });
    expect(next.body).toMatchObject({ iid: 10 });
    expect((await mia('GET', `${at}/members`)).body).toMatchObject([{ username: 'dev', access_level: 30 }]);
    const asked = provider().requests.find((line) => line.includes('/issues'));
    expect(asked).toContain('per_page=2');
    const rows = await running.forge.database.all(sql`select * from jobs`);
    expect(JSON.stringify([project, rows])).not.toContain(providerToken);
  });

  test('takes the host that a request names', async () => {
    const made = await bring({ new_name: 'enterprise', source_a_hostname: provider().url });
    expect(made.status).toBe(201);
    expect(await projectOf(made)).toMatchObject({ import_status: 'finished' });
    expect(provider().requests.some((line) => line.includes('/api/v3/repositories/7 '))).toBe(true);
  });

  test('by the token of a bot keeps the visibility of the original', async () => {
    const made = await bring({ new_name: 'by-bot' }, bot);
    expect(await projectOf(made)).toMatchObject({ visibility: 'public' });
  });

  test.each([
    ['pessimistic', 'failed'],
    ['optimistic', 'finished'],
  ])('whose stage takes too long: %s ends as %s', async (strategy, status) => {
    provider().routes.set('/repositories/7/milestones', 'silence');
    const made = await bring({ new_name: `slow-${strategy}`, timeout_strategy: strategy });
    expect(await projectOf(made)).toMatchObject({ import_status: status });
    const issues = await mia('GET', `/projects/${idOf(made)}/issues?state=all`);
    expect((issues.body as []).length).toBe(status === 'finished' ? 2 : 0);
  });

  test.each<[string, (url: string) => Reply, number]>([
    ['its token is refused', () => [401, {}], 401],
    ['its token is limited', () => [403, {}, { 'x-ratelimit-remaining': '0' }], 429],
    ['it is limited', () => [429, {}], 429],
    ['there is no such repository', () => [404, {}], 400],
    ['it gives no JSON', () => [200, '<html>'], 400],
    ['it gives a list', () => [200, []], 400],
    ['it fails', () => [500, {}], 400],
    ['it is silent', () => 'silence', 400],
    ['it leads to a local address', () => [302, '', { location: 'http://[::1]:1/repositories/7' }], 400],
    ['it leads to a file', () => [302, '', { location: 'file:///etc/passwd' }], 400],
    ['it leads in a circle', (url) => [302, '', { location: `${url}/repositories/7` }], 400],
    ['the repository is elsewhere', () => [200, { ...original, clone_url: 'https://192.0.2.1/x.git' }], 400],
    ['the repository is a file', () => [200, { ...original, clone_url: 'file:///etc' }], 400],
    ['the repository is an option', () => [200, { ...original, clone_url: '--upload-pack=x' }], 400],
  ])('is refused where %s', async (_, reply, status) => {
    provider().routes.set('/repositories/7', reply(provider().url));
    const before = await running.forge.database.all(sql`select id from projects`);
    expect((await bring({ new_name: 'refused' })).status).toBe(status);
    expect(await running.forge.database.all(sql`select id from projects`)).toEqual(before);
  });

  test.each([
    ['no namespace', { target_namespace: 'absent' }, 400],
    ['a blank namespace', { target_namespace: ' ' }, 400],
    ['a host with credentials', { source_a_hostname: 'https://a:b@192.0.2.1' }, 400],
    ['a host with a path', { source_a_hostname: 'https://192.0.2.1/x' }, 400],
    ['a host that is none', { source_a_hostname: 'https://' }, 400],
    ['a local host', { source_a_hostname: 'http://[::1]' }, 400],
    ['pages of nothing', { pagination_limit: 0 }, 400],
    ['a stage that there is not', { optional_stages: { single_endpoint_issue_events_import: true } }, 400],
    ['a strategy that there is not', { timeout_strategy: 'brave' }, 400],
  ])('%s is refused', async (_, more, status) => {
    expect((await bring({ new_name: 'refused', ...more })).status).toBe(status);
  });

  test('is for maintainers, and for instances that know the provider', async () => {
    expect((await bring({}, dev)).status).toBe(403);
    expect((await bring({}, world.nobody)).status).toBe(401);
    const { send } = await plain().user('ann');
    const body = { personal_access_token: 'x', repo_id: 7, target_namespace: 'ann' };
    expect((await send('POST', '/import/source_a', body)).status).toBe(403);
    expect((await send('POST', '/import/source_a/gists', body)).status).toBe(400);
    expect((await send('POST', '/import/source_a/gists', { personal_access_token: 'x' })).status).toBe(403);
  });

  test('follows redirects, and sends its token to no other host', async () => {
    const { url, routes } = provider();
    const other = url.replace('127.0.0.1', 'localhost');
    routes.set('/repositories/7', [301, '', { location: `${other}/elsewhere` }]);
    routes.set('/elsewhere', [200, { ...original, clone_url: `${url}/ada/tools.git` }]);
    await world.root('PUT', '/application/settings', {
      outbound_local_requests_whitelist: ['127.0.0.0/8', '[::1]'],
    });
    expect((await bring({ new_name: 'redirected' })).status).toBe(201);
    expect(provider().requests.findLast((line) => line.includes('/elsewhere'))).toMatch(/elsewhere $/);
    await running.forge.jobs.waitForJobs();
  });

  test.each(['http://169.254.169.254/latest', 'http://10.0.0.1/repositories/7', 'file:///etc/passwd'])(
    'does not follow a redirect to %s',
    async (location) => {
      provider().routes.set('/repositories/7', [302, '', { location }]);
      const before = await running.forge.database.all(sql`select id from projects`);
      expect((await bring({ new_name: 'refused' })).status).toBe(400);
      expect(await running.forge.database.all(sql`select id from projects`)).toEqual(before);
    },
  );
});

describe('an import from source_b', () => {
  test('brings the repository', async () => {
    const made = await bringB({ new_name: 'from-b' });
    expect(made).toMatchObject({ status: 201, body: { import_source: 'ada/tools', name: 'from-b' } });
    expect(await projectOf(made)).toMatchObject({
      import_status: 'finished',
      import_type: 'source_b',
      default_branch: 'trunk',
    });
  });

  test.each([
    ['a password that is wrong', { source_b_app_password: 'wrong' }, 401],
    ['a repository that there is not', { repo_path: 'ada/absent' }, 400],
    ['a path that climbs', { repo_path: '../../user' }, 400],
    ['a path with a query', { repo_path: 'ada/tools?x=1' }, 400],
    ['no namespace', { target_namespace: 'absent' }, 400],
  ])('%s is refused', async (_, more, status) => {
    expect((await bringB({ new_name: 'refused', ...more })).status).toBe(status);
  });

  test('is for maintainers', async () => {
    expect((await bringB({}, dev)).status).toBe(403);
    expect((await bringB({}, world.nobody)).status).toBe(401);
  });
});

const putGists = (list: readonly object[]): void => void provider().routes.set('/gists', [200, list]);
const gist = (id: string, files: number): object => ({
  id,
  description: `Gist ${id}`,
  public: id === 'a',
  files: Object.fromEntries(
    Array.from({ length: files }, (_, at) => [
      `${at}.txt`,
      { filename: `${at}.txt`, raw_url: `${provider().url}/raw/${id}` },
    ]),
  ),
});

describe('an import of gists', () => {
  test('stores each as a snippet, and mails what failed', async () => {
    putGists([gist('a', 2), gist('b', 11), gist('c', 1)]);
    provider().routes.set('/raw/a', [200, 'text\n']);
    expect(await gists()).toMatchObject({ status: 202, body: '' });
    await running.forge.jobs.waitForJobs();
    const snippets = await running.forge.database.all(sql`
      select s.title, s.visibility, f.name from snippets s join snippet_files f on f.snippet_id = s.id order by f.position`);
    expect(snippets).toEqual([
      { title: 'Gist a', visibility: 'public', name: '0.txt' },
      { title: 'Gist a', visibility: 'public', name: '1.txt' },
    ]);
    const mails = await running.forge.database.all<{ body: string }>(sql`select body from mails`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toMatch(
      /Gist b \(b\): it has more than 10 files[\s\S]*Gist c \(c\): The provider has no/,
    );
    expect((await gists()).status).toBe(202);
    await running.forge.jobs.waitForJobs();
    expect(await running.forge.database.all(sql`select id from snippets`)).toHaveLength(1);
  });

  test('is one at a time', async () => {
    await running.forge.jobs.stop();
    putGists([]);
    expect((await gists()).status).toBe(202);
    const second = await gists();
    expect(second).toMatchObject({ status: 422, body: { message: 'Import already in progress' } });
    running.forge.jobs.start(running.forge);
    await running.forge.jobs.waitForJobs();
    expect((await gists()).status).toBe(202);
    await running.forge.jobs.waitForJobs();
  });

  test('is refused with a wrong token, and where the provider is limited', async () => {
    expect((await gists('wrong')).status).toBe(401);
    provider().routes.set('/user', [429, {}]);
    expect((await gists()).status).toBe(429);
    expect(
      (await world.nobody('POST', '/import/source_a/gists', { personal_access_token: 'x' })).status,
    ).toBe(401);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.0.0.1:80', true],
  ['127.0.0.1:81', false],
  ['127.0.0.0/8', true],
  ['10.0.0.0/8', false],
  ['code.example', true],
  ['CODE.example:80', true],
  ['example', false],
  ['', false],
  ['127.0.0.0/99', false],
  ['::1', false],
  ['[::1]:80', false],
])('the entry %s names 127.0.0.1 of code.example:80: %s', (entry, want) =>
  expect(names(entry, { host: 'code.example', port: '80', address: '127.0.0.1' })).toBe(want),
);

test.each([
  ['https://api.code.example', 'https://code.example/a.git'],
  ['https://code.example/api/v3', 'https://code.example/a.git'],
])('a token of %s may go to %s', (api, address) => expect(sameSite(api, address)).toBe(address));

test.each([
  ['https://code.example', 'http://code.example/a.git'],
  ['https://code.example', 'https://code.example.evil/a.git'],
  ['https://code.example', 'https://evilcode.example/a.git'],
  ['https://code.example', 'https://code.example:8443/a.git'],
  ['https://code.example', 'nonsense'],
])('a token of %s may not go to %s', (api, address) =>
  expect(() => sameSite(api, address)).toThrow('a host that the provider is not on'),
);
