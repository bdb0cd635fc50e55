import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { each, object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();

describe('a merge request', () => {
  beforeAll(async () => {
    for (const name of ['one', 'two']) await branch(name, `${name}.txt`);
  });

  test.each([
    [{ source_branch: 'absent' }, 400, 'source_branch "absent" does not exist'],
    [{ target_branch: 'absent' }, 400, 'target_branch "absent" does not exist'],
    [
      { source_branch: 'main', target_branch: 'main' },
      400,
      "You can't use same project/branch for source and target",
    ],
    [{ source_branch: '--upload-pack=x' }, 400, expect.any(String)],
    [{ source_branch: '../../x' }, 400, expect.any(String)],
    [{ milestone_id: 99_999 }, 404, '404 Milestone Not Found'],
  ])('cannot be opened with %j: %i', async (more, status, message) => {
    const answer = await send('dev', 'POST', here().at, {
      source_branch: 'one',
      target_branch: 'two',
      title: 'x',
      ...more,
    });
    expect(answer).toMatchObject({ status, body: { message: message as unknown } });
  });

  test('is the only open one between its branches', async () => {
    await branch('alone', 'alone.txt');
    const { iid } = await open('alone');
    const again = { source_branch: 'alone', target_branch: 'main', title: 'again' };
    expect(await send('dev', 'POST', here().at, again)).toMatchObject({
      status: 409,
      body: { message: `Another open merge request already exists for this source branch: !${String(iid)}` },
    });
    await send('dev', 'PUT', `${here().at}/${String(iid)}`, { state_event: 'close' });
    expect((await send('dev', 'POST', here().at, again)).status).toBe(201);
    expect((await send('dev', 'PUT', `${here().at}/${String(iid)}`, { state_event: 'reopen' })).status).toBe(
      409,
    );
  });

  test('changes its lists', async () => {
    await branch('changing', 'changing.txt');
    const { iid } = await open('changing', { labels: 'a,b', assignee_id: here().team.ids['mia'] });
    const changed = await send('mia', 'PUT', `${here().at}/${String(iid)}`, {
      add_labels: 'c',
      remove_labels: ['a'],
      assignee_ids: [0],
      title: 'Draft: changing',
    });
    expect(changed).toMatchObject({
      status: 200,
      body: { labels: ['b', 'c'], assignees: [], draft: true, detailed_merge_status: 'draft_status' },
    });
    expect((await send('gus', 'PUT', `${here().at}/${String(iid)}`, { title: 'x' })).status).toBe(403);
  });
});

describe('context commits', () => {
  test('are added from the repository, listed and removed', async () => {
    const sha = await branch('context', 'context.txt');
    const { iid } = await open('context');
    const path = `${here().at}/${String(iid)}/context_commits`;
    expect((await send('dev', 'GET', path)).body).toEqual([]);
    expect(await send('dev', 'POST', path, { commits: [sha.slice(0, 10)] })).toMatchObject({
      status: 201,
      body: [{ id: sha, web_url: expect.stringContaining(sha) as unknown, trailers: {} }],
    });
    expect((await send('dev', 'POST', path, { commits: [sha] })).status).toBe(201);
    const list = await send('mia', 'GET', path);
    expect([each(list, 'id'), list.headers.get('x-total')]).toEqual([[sha], '1']);
    for (const commits of [['0'.repeat(40)], ['--all'], ['main'], []])
      expect((await send('dev', 'POST', path, { commits })).status).toBe(400);
    expect((await send('gus', 'GET', path)).status).toBe(403);
    expect((await send('gus', 'POST', path, { commits: [sha] })).status).toBe(403);
    expect((await send('eve', 'GET', path)).status).toBe(404);
    expect((await send('dev', 'DELETE', path, { commits: ['0'.repeat(40)] })).status).toBe(400);
    expect((await send('dev', 'DELETE', path, { commits: [sha] })).status).toBe(204);
    expect((await send('dev', 'GET', path)).body).toEqual([]);
    expect(await send('dev', 'GET', `${here().at}/9999/context_commits`)).toMatchObject({
      status: 404,
      body: { message: '404 Merge Request Not Found' },
    });
  });
});

describe('a merge request from a fork', () => {
  test('brings its commits, follows pushes, and is merged by developers of the target only', async () => {
    const fork = Number(
      object(await send('eve', 'POST', '/projects', { name: 'fork', initialize_with_readme: true }))['id'],
    );
    const commit = async (file: string): Promise<unknown> => {
      const { body } = await send('eve', 'POST', `/projects/${fork}/repository/commits`, {
        branch: 'offer',
        ...(file === 'a.txt' ? { start_branch: 'main' } : {}),
        commit_message: file,
        actions: [{ action: 'create', file_path: file, content: file }],
      });
      return (body as { id: unknown }).id;
    };
    const { database } = here().world.running.forge;
    await database.transaction((writes) =>
      writes.run(sql`update projects set visibility = 'public' where id = ${here().team.projectId}`),
    );
    const first = await commit('a.txt');
    const body = {
      source_branch: 'offer',
      target_branch: 'main',
      title: 'x',
      target_project_id: here().team.projectId,
    };
    expect(await send('eve', 'POST', `/projects/${fork}/merge_requests`, body)).toMatchObject({
      status: 400,
      body: { message: 'Source project is not a fork of the target project' },
    });
    await database.transaction((writes) =>
      writes.run(sql`update projects set forked_from_id = ${here().team.projectId} where id = ${fork}`),
    );
    const opened = object(await send('eve', 'POST', `/projects/${fork}/merge_requests`, body));
    expect(opened).toMatchObject({ project_id: here().team.projectId, source_project_id: fork, sha: first });
    const second = await commit('b.txt');
    const one = `${here().at}/${String(opened['iid'])}`;
    expect((await send('dev', 'GET', one)).body).toMatchObject({ sha: second });
    expect((await send('dev', 'GET', `${here().project}/repository/commits/${String(second)}`)).status).toBe(
      200,
    );
    expect((await send('eve', 'PUT', `${one}/merge`)).status).toBe(403);
  });
});

test('numbers are given once, however many ask at the same time', async () => {
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send('dev', 'POST', `${here().project}/milestones`, { title: `Together ${index}` }),
    ),
  );
  const numbers = created.map((answer) => object(answer)['iid']);
  expect(new Set(numbers).size).toBe(8);
});
