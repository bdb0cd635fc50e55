import { beforeEach, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { finishBuild, type Finished } from '../../families/pipelines/finish.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { object } from './planning-world.ts';

const { here, send, hour, branch, open } = describeMergeRequests();
let names = 0;

/** A merge request of a new branch with one file; returns its path. */
async function opened(more: object = {}, content?: string): Promise<string> {
  const name = `b-${(names += 1)}`;
  await branch(name, content === undefined ? `${name}.txt` : '.gitlab-ci.yml', content);
  return `${here().at}/${String((await open(name, more))['iid'])}`;
}

const set = async (settings: object): Promise<void> =>
  expect(await send('mia', 'PUT', here().project, settings)).toMatchObject({ status: 200 });
const merge = (path: string, body: object = {}) => send('dev', 'PUT', `${path}/merge`, body);
const shown = async (path: string, caller = 'dev') => object(await send(caller, 'GET', path));

interface Commit {
  readonly id: string;
  readonly parent_ids: readonly string[];
  readonly message: string;
}

const commit = async (revision: unknown): Promise<Commit> =>
  (await send('dev', 'GET', `${here().project}/repository/commits/${String(revision)}`)).body as Commit;

beforeEach(() =>
  set({
    merge_method: 'merge',
    squash_option: 'default_off',
    only_allow_merge_if_pipeline_succeeds: false,
    allow_merge_on_skipped_pipeline: false,
    public_jobs: true,
  }),
);

describe('merge_method and squash', () => {
  test.each([
    ['merge', false, { merged: ['target', 'source'] }],
    ['merge', true, { merged: ['target', 'squash'], squashed: ['target', 'All of it'] }],
    ['rebase_merge', false, { merged: ['target', 'source'] }],
    ['rebase_merge', true, { merged: ['target', 'squash'], squashed: ['target', 'All of it'] }],
    ['ff', false, {}],
    ['ff', true, { squashed: ['target', 'All of it'] }],
  ] as const)('%s, squash %s: parents %j', async (merge_method, squash, want) => {
    await set({ merge_method });
    const path = await opened({ squash });
    const { id: target } = await commit('main');
    const { sha: source } = await shown(path);
    const merged = object(await merge(path, { squash_commit_message: 'All of it' }));
    const { merge_commit_sha, squash_commit_sha } = merged;
    const words = { [target]: 'target', [String(source)]: 'source', [String(squash_commit_sha)]: 'squash' };
    const parents = async (sha: unknown) => (await commit(sha)).parent_ids.map((id) => words[id]);
    expect({
      ...(merge_commit_sha === null ? {} : { merged: await parents(merge_commit_sha) }),
      ...(squash_commit_sha === null
        ? {}
        : { squashed: [...(await parents(squash_commit_sha)), (await commit(squash_commit_sha)).message] }),
    }).toEqual(want);
    expect((await commit('main')).id).toBe(merge_commit_sha ?? squash_commit_sha ?? source);
    expect(merged).toMatchObject({ state: 'merged', squash, changes_count: '1' });
  });

  test.each(['rebase_merge', 'ff'])('%s asks to rebase first', async (merge_method) => {
    const path = await opened();
    await merge(await opened());
    await set({ merge_method });
    expect(await shown(path)).toMatchObject({ detailed_merge_status: 'need_rebase', has_conflicts: false });
    expect((await merge(path)).status).toBe(422);
    await set({ merge_method: 'merge' });
    expect((await merge(path)).status).toBe(200);
  });

  test.each([
    ['never', true, true, false],
    ['always', false, false, true],
    ['default_on', undefined, undefined, true],
    ['default_on', undefined, false, false],
    ['default_on', false, undefined, false],
    ['default_off', undefined, undefined, false],
    ['default_off', undefined, true, true],
  ])('squash_option %s, opened with %s and merged with %s: %s', async (squash_option, first, last, want) => {
    await set({ squash_option });
    const path = await opened(first === undefined ? {} : { squash: first });
    const merged = object(await merge(path, last === undefined ? {} : { squash: last }));
    expect([merged['squash'], merged['squash_commit_sha'] !== null]).toEqual([want, want]);
  });
});

/** Ends the jobs of the pipeline of a merge request. */
async function finish(path: string, outcome: Finished['outcome']): Promise<void> {
  const { forge } = here().world.running;
  const { id: pipeline } = (await shown(path))['head_pipeline'] as { readonly id: number };
  const builds = await forge.database.all<{ id: number }>(
    sql`select id from builds where pipeline_id = ${pipeline}`,
  );
  for (const { id } of builds) await finishBuild(forge, { id, outcome });
}

const ci = 'build: { script: make }';
const skipped = 'build: { script: make, when: manual, allow_failure: true }';

describe('only_allow_merge_if_pipeline_succeeds', () => {
  test.each<[string, string | undefined, Finished['outcome'] | undefined, object, string]>([
    ['without a pipeline', undefined, undefined, {}, 'ci_must_pass'],
    ['with one that waits', ci, undefined, {}, 'ci_still_running'],
    ['with a failed one', ci, 'failed', {}, 'ci_must_pass'],
    ['with a canceled one', ci, 'canceled', {}, 'ci_must_pass'],
    ['with a successful one', ci, 'success', {}, 'mergeable'],
    ['with a skipped one', skipped, undefined, {}, 'ci_must_pass'],
    [
      'with a skipped one that counts',
      skipped,
      undefined,
      { allow_merge_on_skipped_pipeline: true },
      'mergeable',
    ],
  ])('%s', async (_, content, outcome, more, status) => {
    await set({ only_allow_merge_if_pipeline_succeeds: true, ...more });
    const path = await opened({}, content);
    if (outcome !== undefined) await finish(path, outcome);
    expect((await shown(path))['detailed_merge_status']).toBe(status);
    const merged = await merge(path);
    expect(merged.status).toBe(status === 'mergeable' ? 200 : 405);
    if (status === 'mergeable') await removeConfiguration();
  });
});

async function removeConfiguration(): Promise<void> {
  await send('dev', 'DELETE', `${here().project}/repository/files/.gitlab-ci.yml`, {
    branch: 'main',
    commit_message: 'No pipelines',
  });
}

test('the pipeline of the last commit is shown to those who see pipelines', async () => {
  const path = await opened({}, ci);
  const { sha, source_branch: ref } = await shown(path);
  const pipeline = { sha, ref, status: 'pending' };
  expect(await shown(path)).toMatchObject({ pipeline, head_pipeline: { ...pipeline, tag: false } });
  await finish(path, 'success');
  expect(await shown(path)).toMatchObject({ head_pipeline: { status: 'success' } });
  await set({ public_jobs: false });
  expect(await shown(path, 'pat')).toMatchObject({ pipeline: null, head_pipeline: null });
  expect(await shown(await opened())).toMatchObject({ pipeline: null, head_pipeline: null });
});

test.each(['auto_merge', 'merge_when_pipeline_succeeds'])('%s does not merge before time', async (name) => {
  const path = await opened({}, ci);
  const { head_pipeline } = await shown(path);
  const { id } = head_pipeline as { readonly id: number };
  expect(await merge(path, { [name]: true })).toMatchObject({
    status: 400,
    body: { message: `auto_merge is not available: merge when pipeline ${id} has ended` },
  });
  expect((await shown(path))['state']).toBe('opened');
  await finish(path, 'success');
  expect((await merge(path, { [name]: true })).status).toBe(200);
  await removeConfiguration();
});

test('merge_after is a time before which nothing is merged', async () => {
  const path = await opened({ merge_after: '2026-11-22T05:30:00Z' });
  expect((await shown(path))['detailed_merge_status']).toBe('merge_time');
  expect((await merge(path)).status).toBe(405);
  hour();
  expect((await shown(path))['detailed_merge_status']).toBe('mergeable');
  expect((await merge(path)).status).toBe(200);
});

test('a number of approvals for one merge request is refused', async () => {
  await branch('counted', 'counted.txt');
  const body = { source_branch: 'counted', target_branch: 'main', title: 'It', approvals_before_merge: 2 };
  expect((await send('dev', 'POST', here().at, body)).status).toBe(400);
});
