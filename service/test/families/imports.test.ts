import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { isLocalAddress } from '../../families/imports/networks.ts';
import { createGroup } from '../../families/groups/create.ts';
import { createProjectWithRepository, repositoryOf } from '../../families/projects/repository.ts';
import { createToken } from '../../families/tokens/create.ts';
import { addJob, claimJob } from '../../jobs/queries.ts';
import { JobWorker } from '../../jobs/worker.ts';
import { describeWorld, type Answer, type Send } from './world.ts';

const world = describeWorld();
let maintainer: Send;
let developer: Send;
let secret = '';
const allow = (on: boolean): Promise<Answer> =>
  world().root('PUT', '/application/settings', { allow_local_requests_from_hooks_and_services: on });
const bring = (more: object = {}, send: Send = maintainer): Promise<Answer> =>
  send('POST', '/import/source_b_server', {
    source_b_server_url: world().running.url,
    source_b_server_username: 'ada',
    personal_access_token: secret,
    source_b_server_project: 'PROJ',
    source_b_server_repo: 'tools',
    target_namespace: 'acme',
    ...more,
  });
const statusOf = async (id: number): Promise<unknown> =>
  ((await maintainer('GET', `/projects/${id}`)).body as { import_status: unknown }).import_status;
const idOf = ({ body }: Answer): number => (body as { id: number }).id;

beforeAll(async () => {
  const { forge } = world().running;
  const mia = await world().user('mia');
  const dev = await world().user('dev');
  [maintainer, developer] = [mia.send, dev.send];
  const origin = await forge.database.transaction(async (writes) => {
    const acme = await createGroup(writes, forge.clock, { name: 'Acme', path: 'acme' });
    for (const [id, level] of [
      [mia.row.id, 40],
      [dev.row.id, 30],
    ] as const) {
      await writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
        values ('group', ${acme.id}, ${id}, ${level}, ${'2026-01-01T00:00:00.000Z'})`);
    }
    const scm = await createGroup(writes, forge.clock, { name: 'scm', path: 'scm', ownerId: mia.row.id });
    const token = { userId: mia.row.id, name: 'clone', scopes: ['api'], expiresAt: null };
    secret = (await createToken(writes, forge, token)).secret;
    return await createGroup(writes, forge.clock, { name: 'PROJ', path: 'PROJ', parent: scm });
  });
  const project = {
    name: 'tools',
    path: 'tools',
    namespace: origin,
    creatorId: null,
    defaultBranch: 'trunk',
  };
  const row = await createProjectWithRepository(forge, project);
  const author = { name: 'Ada', email: 'ada@example.com', at: '2026-01-01T00:00:00.000Z' };
  const repository = await repositoryOf(forge, row);
  const actions = [{ action: 'create', path: 'README.md', content: 'x\n' }] as const;
  await repository.createCommit({ branch: 'trunk', message: 'First', author, actions });
});

afterEach(async () => {
  await allow(false);
});

describe('an import', () => {
  test('is scheduled, and finishes with the commits of the other host', async () => {
    await allow(true);
    const made = await bring({ new_name: 'brought' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        name: 'brought',
        full_path: 'acme/brought',
        full_name: 'Acme / brought',
        import_source: 'PROJ/tools',
        import_status: 'scheduled',
      },
    });
    await world().running.forge.jobs.waitForJobs();
    const project = await maintainer('GET', `/projects/${idOf(made)}`);
    expect(project.body).toMatchObject({
      import_status: 'finished',
      import_error: null,
      default_branch: 'trunk',
    });
    const commits = await maintainer('GET', `/projects/${idOf(made)}/repository/commits`);
    expect(commits.body).toMatchObject([{ title: 'First' }]);
    const over = await maintainer('POST', '/import/source_a/cancel', { project_id: idOf(made) });
    expect(over).toMatchObject({ status: 400, body: { message: 'The import cannot be canceled' } });
    expect(await bring({ new_name: 'brought' })).toMatchObject({ status: 400 });
  });

  test('fails with a reason, and tells and keeps no token', async () => {
    await allow(true);
    const made = await bring({ source_b_server_repo: 'absent', personal_access_token: 's3cret-token' });
    await world().running.forge.jobs.waitForJobs();
    const project = await maintainer('GET', `/projects/${idOf(made)}`);
    expect(project.body).toMatchObject({ import_status: 'failed' });
    expect((project.body as { import_error: string }).import_error).toMatch(/\S/);
    const rows = await world().running.forge.database.all(sql`select * from projects`);
    for (const text of [made.body, project.body, rows]) expect(JSON.stringify(text)).not.toContain('s3cret');
  });

  test('is canceled while it runs', async () => {
    await allow(true);
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const sockets: { destroy(): void }[] = [];
    silent.on('connection', (socket) => sockets.push(socket.on('error', () => undefined)));
    const made = await bring({ source_b_server_url: `http://127.0.0.1:${port}`, new_name: 'slow' });
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    expect(await statusOf(idOf(made))).toBe('started');
    const rows = await world().running.forge.database.all(sql`select * from jobs`);
    expect(JSON.stringify(rows)).not.toContain(secret);
    const body = { project_id: idOf(made) };
    expect((await developer('POST', '/import/source_a/cancel', body)).status).toBe(403);
    const canceled = await maintainer('POST', '/import/source_a/cancel', body);
    expect(canceled).toMatchObject({ status: 200, body: { id: idOf(made), import_status: 'canceled' } });
    await world().running.forge.jobs.waitForJobs();
    expect(await statusOf(idOf(made))).toBe('canceled');
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect((await maintainer('POST', '/import/source_a/cancel', { project_id: 999 })).status).toBe(404);
  });
});

describe('refused', () => {
  test.each([
    ['loopback', { source_b_server_url: 'http://127.0.0.1' }, 400],
    ['loopback by name', { source_b_server_url: 'http://localhost' }, 400],
    ['loopback as a number', { source_b_server_url: 'http://2130706433' }, 400],
    ['IPv6 loopback', { source_b_server_url: 'http://[::1]' }, 400],
    ['mapped loopback', { source_b_server_url: 'http://[::ffff:127.0.0.1]' }, 400],
    ['metadata', { source_b_server_url: 'http://169.254.169.254' }, 400],
    ['a file', { source_b_server_url: 'file:///etc' }, 400],
    ['credentials in the address', { source_b_server_url: 'http://a:b@192.0.2.1' }, 400],
    ['another path', { source_b_server_project: '..' }, 400],
    ['no namespace', { target_namespace: 'absent' }, 400],
    ['a name that is no path', { new_name: '-' }, 400],
  ])('%s', async (_, more, status) => {
    const before = await world().running.forge.database.all(sql`select id from projects`);
    expect((await bring({ new_name: 'refused', ...more })).status).toBe(status);
    expect(await world().running.forge.database.all(sql`select id from projects`)).toEqual(before);
  });

  test('callers who may not', async () => {
    expect((await bring({}, developer)).status).toBe(403);
    expect((await bring({}, world().nobody)).status).toBe(401);
    expect((await bring({ target_namespace: 'dev' })).status).not.toBe(201);
  });
});

test.each([
  ['10.1.2.3', 4, true],
  ['100.64.0.1', 4, true],
  ['172.32.0.1', 4, false],
  ['8.8.8.8', 4, false],
  ['255.255.255.255', 4, true],
  ['fe80::1', 6, true],
  ['fd00::1', 6, true],
  ['::ffff:8.8.8.8', 6, true],
  ['2002:7f00:1::', 6, true],
  ['2606:4700::1', 6, false],
] as const)('%s is local: %s', (address, family, want) => expect(isLocalAddress(address, family)).toBe(want));

test('a job is tried three times, and then it is dead', async () => {
  const { forge, clock } = world().running;
  const calls: string[] = [];
  const worker = new JobWorker({
    broken: {
      async run() {
        calls.push('run');
        throw new Error('It does not work.');
      },
      async died() {
        calls.push('died');
      },
    },
  });
  await forge.jobs.waitForJobs();
  await forge.jobs.stop();
  let minutes = 0;
  const later = { now: () => new Date(clock.now().getTime() + minutes * 60_000) };
  const now = clock.now().toISOString();
  await forge.database.transaction((writes) => addJob(writes, { kind: 'broken', payload: {}, now }));
  worker.start({ ...forge, clock: later });
  for (const at of [0, 5, 10]) {
    minutes = at;
    await worker.waitForJobs();
  }
  expect(calls).toEqual(['run', 'run', 'run', 'died']);
  const rows = await forge.database.all(sql`select state, attempts, error from jobs where kind = 'broken'`);
  expect(rows).toEqual([{ state: 'dead', attempts: 3, error: 'It does not work.' }]);
  await worker.stop();
  forge.jobs.start(forge);
});

const at = (minute: number): string => `2020-01-01T00:0${minute}:00.000Z`;

test('a job is held by one lease, until that runs out', async () => {
  const { forge } = world().running;
  await forge.jobs.stop();
  const claim = (lease: string, minute: number): Promise<object | undefined> =>
    forge.database.transaction((writes) =>
      claimJob(writes, { lease, now: at(minute), until: at(minute + 2) }),
    );
  await forge.database.transaction((writes) => addJob(writes, { kind: 'none', payload: {}, now: at(0) }));
  expect(await claim('a', 1)).toMatchObject({ lease: 'a', attempts: 1 });
  expect(await claim('b', 2)).toBeUndefined();
  expect(await claim('c', 4)).toMatchObject({ lease: 'c', attempts: 2 });
});
