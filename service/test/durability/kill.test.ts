import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import { repositoryOf } from '../../families/projects/repository.ts';
import { startForge, type RunningForge } from '../../start/start.ts';
import { copiedDatabase } from '../copied-database.ts';
import { operations, seed, token } from './operations.ts';

const script = fileURLToPath(new URL('killed-process.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forge-killed-'));
const template = join(folder, 'template');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function git(cwd: string, ...args: readonly string[]): Promise<void> {
  const names = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  await promisify(execFile)('git', [...names, ...args], { cwd });
}

async function call(running: RunningForge, method: string, path: string, body?: object): Promise<number> {
  const headers = { 'private-token': token, 'content-type': 'application/json' };
  const given = body === undefined ? {} : { body: JSON.stringify(body) };
  return (await fetch(`${running.url}/api/v4${path}`, { method, headers, ...given })).status;
}

/** The database of the template, if the tests run on PostgreSQL. */
let templateAddress: string | undefined;

const on = (database: string | undefined) => (database === undefined ? {} : { database });

beforeAll(async () => {
  templateAddress = await copiedDatabase();
  const running = await startForge({ data: template, ...on(templateAddress) });
  try {
    await running.seed(seed);
    await running.forge.database.transaction((writes) =>
      writes.run(sql`update projects set forked_from_id = 1 where full_path = 'forks/tools'`),
    );
    const merge = { source_branch: 'feature', target_branch: 'main', title: 'Feature' };
    expect(await call(running, 'POST', '/projects/acme%2Ftools/merge_requests', merge)).toBe(201);
    const settings = { allow_local_requests_from_hooks_and_services: true };
    expect(await call(running, 'PUT', '/application/settings', settings)).toBe(200);
    const clone = join(template, 'clone');
    await git(
      template,
      'clone',
      '--quiet',
      `${running.url.replace('//', `//ann:${token}@`)}/acme/tools.git`,
      clone,
    );
    writeFileSync(join(clone, 'pushed.txt'), 'pushed\n');
    await git(clone, 'add', '.');
    await git(clone, 'commit', '--quiet', '-m', 'Pushed');
  } finally {
    await running.stop();
  }
});

/** Runs an operation in a process that ends at a step. Returns the number of steps if the operation ended before. */
async function killAt(
  { data, database }: { readonly data: string; readonly database: string | undefined },
  operation: string,
  step: number,
): Promise<number | undefined> {
  return await new Promise((resolve, reject) => {
    const args = [script, data, operation, String(step), ...(database === undefined ? [] : [database])];
    execFile(process.execPath, args, (error, stdout, stderr) => {
      const steps = /^done (\d+)$/m.exec(stdout)?.[1];
      if (error?.signal === 'SIGKILL') resolve(steps === undefined ? undefined : Number(steps));
      else reject(new Error(`The process was not killed: ${stderr || stdout}`));
    });
  });
}

async function all<Found extends object>(
  running: RunningForge,
  query: ReturnType<typeof sql>,
): Promise<Found[]> {
  return await running.forge.database.all<Found>(query);
}

/** What must be true after each start, wherever the previous process has ended. */
async function inspect(running: RunningForge): Promise<void> {
  const { forge } = running;
  await forge.jobs.waitForJobs();
  expect(await all(running, sql`select * from outbox`)).toEqual([]);
  // A surviving process of git packs the repository; the job is run again when that has ended.
  expect(await all(running, sql`select * from jobs where kind not in ('maintain', 'clean-up')`)).toEqual([]);
  await inspectContent(running);
  const projects = await all<Row<'projects'>>(running, sql`select * from projects order by id`);
  const storages = projects.map(({ storage }) => storage).toSorted();
  expect((await forge.repositories.list()).toSorted()).toEqual(storages);
  for (const project of projects) {
    const repository = await repositoryOf(forge, project);
    expect(await repository.defaultBranch()).toBe(project.default_branch);
    expect(['none', 'finished', 'failed']).toContain(project.import_status);
    expect(project.import_status === 'finished' && (await repository.isEmpty())).toBe(false);
    const hasDefault = (await repository.find(`refs/heads/${project.default_branch}`)) !== undefined;
    expect(hasDefault || (await repository.isEmpty())).toBe(true);
  }
  // Its path changes with that of its group, and its fork has the same path.
  const tools = projects.find(({ id }) => id === 1);
  if (tools !== undefined) await inspectTools(running, tools);
}

/** All content belongs to artifacts, and all artifacts have theirs. */
async function inspectContent(running: RunningForge): Promise<void> {
  const stored: string[] = [];
  for await (const { hash } of running.forge.blobs.list()) stored.push(hash);
  const rows = await all<Row<'artifacts'>>(running, sql`select * from artifacts`);
  expect(stored.toSorted()).toEqual(rows.map(({ hash }) => hash).toSorted());
  expect(await all(running, sql`select hash from blobs order by hash`)).toEqual(
    stored.toSorted().map((hash) => ({ hash })),
  );
  const builds = await all<Row<'builds'>>(running, sql`select * from builds where status = 'success'`);
  expect(rows).toHaveLength(2 * builds.length);
}

/** Makes all content two days old, as younger content is kept. */
function ageContent(data: string): void {
  const time = Date.now() / 1000 - 2 * 86_400;
  const entries = readdirSync(join(data, 'blobs'), { recursive: true, withFileTypes: true });
  for (const entry of entries) if (entry.isFile()) utimesSync(join(entry.parentPath, entry.name), time, time);
}

async function inspectTools(running: RunningForge, tools: Row<'projects'>): Promise<void> {
  const repository = await repositoryOf(running.forge, tools);
  const main = await repository.resolve('refs/heads/main');
  const isNew = !['First', 'Fix'].includes((await repository.commit(main)).title);
  const pipelines = await all<Row<'pipelines'>>(
    running,
    sql`select * from pipelines where sha = ${main} and ref = 'main'`,
  );
  expect(pipelines).toHaveLength(isNew ? 1 : 0);
  const [merge, offered] = await all<Row<'merge_requests'>>(
    running,
    sql`select * from merge_requests order by id`,
  );
  // Commits from a fork are kept under the number of its merge request.
  const kept = await repository.refs('refs/merge-requests/');
  expect([...kept]).toEqual(offered === undefined ? [] : [['refs/merge-requests/2/head', offered.sha]]);
  const isMerged = await repository.isAncestor(merge?.sha ?? '', main);
  expect(merge?.state).toBe(isMerged ? 'merged' : 'opened');
  expect(merge?.merge_commit_sha ?? null).toBe(isMerged ? main : null);
  const { id, full_path } = tools;
  expect(full_path).toMatch(/^(?:acme|apex)\/tools$/);
  // The next write is possible.
  const commit = {
    branch: 'main',
    commit_message: 'After the repair',
    actions: [{ action: 'create', file_path: 'after.txt', content: 'after' }],
  };
  expect(await call(running, 'POST', `/projects/${id}/repository/commits`, commit)).toBe(201);
}

/** What must exist once an operation has responded. */
const results: Readonly<Record<string, (running: RunningForge) => Promise<boolean>>> = {
  'create a project': async (running) =>
    (await call(running, 'GET', '/projects/ann%2Fmade/repository/files/README.md?ref=main')) === 200,
  'commit by REST': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/files/more.txt?ref=main')) === 200,
  'pack after a commit': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/files/more.txt?ref=main')) === 200,
  'write a changelog': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/files/CHANGELOG.md?ref=main')) === 200,
  'create a branch and delete it': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/branches/made')) === 404,
  'merge a merge request': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/branches/feature')) === 404,
  'open a merge request from a fork': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/merge_requests/2')) === 200,
  push: async (running) =>
    (await call(running, 'GET', '/projects/acme%2Ftools/repository/files/pushed.txt?ref=main')) === 200,
  'push first': async (running) =>
    (await call(running, 'GET', '/projects/acme%2Fempty/repository/files/pushed.txt?ref=trunk')) === 200,
  'change the default branch': async (running) =>
    (await all(running, sql`select id from projects where default_branch = 'next'`)).length === 1,
  'rename a group': async (running) => (await call(running, 'GET', '/projects/apex%2Ftools')) === 200,
  'delete a project': async (running) => (await call(running, 'GET', '/projects/acme%2Ftools')) === 404,
  'delete a group': async (running) => (await call(running, 'GET', '/groups/other')) === 404,
  'end a job with artifacts': async (running) =>
    (await call(running, 'GET', '/projects/other%2Fone/jobs/1/artifacts/out/a.txt')) === 200,
  import: async (running) =>
    (await call(running, 'GET', '/projects/acme%2Forigin/repository/files/a.txt?ref=main')) === 200,
};

/** More steps than any operation has. */
const most = 64;

/** The most steps of an operation that are tried. */
const TRIED = 40;

/** A number below `most` with its bits reversed. */
function turned(step: number): number {
  return Number.parseInt([...step.toString(2).padStart(6, '0')].toReversed().join(''), 2);
}

/** The numbers of steps in an order in which every prefix has steps from everywhere. */
function spread(count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => at + 1).toSorted((a, b) => turned(a) - turned(b));
}

/**
 * Kills the process at a step, starts the service again and checks its state. Returns the number of steps at the last
 * one.
 */
async function tryStep(operation: string, step: number): Promise<number | undefined> {
  const data = join(folder, 'data');
  cpSync(template, data, { recursive: true });
  const database = templateAddress === undefined ? undefined : await copiedDatabase(templateAddress);
  const steps = await killAt({ data, database }, operation, step);
  expect(existsSync(data)).toBe(true);
  ageContent(data);
  const running = await startForge({ data, ...on(database) });
  try {
    await inspect(running);
    // An operation that has responded took effect; one that has not may have.
    const isThere = await results[operation]?.(running);
    expect(isThere === true || steps === undefined).toBe(true);
    return steps;
  } catch (error) {
    throw new Error(`Killed at step ${step} of "${operation}"`, { cause: error });
  } finally {
    await running.stop();
    rmSync(data, { recursive: true });
  }
}

/** On PostgreSQL a few represent all: only the database differs. */
const tried = (): readonly string[] =>
  inject('postgres') === undefined
    ? Object.keys(operations)
    : ['commit by REST', 'open a merge request from a fork'];

test.each(tried())('%s: a process that is killed at any step leaves nothing half done', async (operation) => {
  const count = (await tryStep(operation, most)) ?? most;
  expect(count).toBeLessThan(most);
  for (const step of spread(count).slice(0, TRIED)) await tryStep(operation, step);
});
