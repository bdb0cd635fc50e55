import { describe, expect, test } from 'vitest';
import { describeMergeRequests } from './merge-request-world.ts';
import { object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();

describe('the status', () => {
  test('is worked out by git where it is asked for, by developers', async () => {
    await branch('left', 'same.txt', 'left');
    await branch('right', 'same.txt', 'right');
    const left = await open('left');
    const right = await open('right');
    await send('dev', 'PUT', `${here().at}/${String(left['iid'])}/merge`);
    const list = `${here().at}?iids[]=${String(right['iid'])}`;
    expect((await send('pat', 'GET', `${list}&with_merge_status_recheck=true`)).body).toMatchObject([
      { merge_status: 'unchecked' },
    ]);
    expect((await send('dev', 'GET', list)).body).toMatchObject([{ detailed_merge_status: 'unchecked' }]);
    const checked = [
      { merge_status: 'cannot_be_merged', detailed_merge_status: 'conflict', has_conflicts: true },
    ];
    expect((await send('dev', 'GET', `${list}&with_merge_status_recheck=true`)).body).toMatchObject(checked);
    expect((await send('dev', 'GET', list)).body).toMatchObject(checked);
    expect((await send('dev', 'PUT', `${here().at}/${String(right['iid'])}/merge`)).status).toBe(422);
  });

  test('of a merged one names the commit and who merged it', async () => {
    await branch('merging', 'merging.txt');
    const sha = await branch('merging-2', 'merging-2.txt', 'x', 'merging');
    const { iid } = await open('merging-2', { remove_source_branch: true });
    const one = `${here().at}/${String(iid)}`;
    expect((await send('dev', 'PUT', `${one}/merge`, { sha: '0'.repeat(40) })).status).toBe(409);
    expect((await send('pat', 'PUT', `${one}/merge`)).status).toBe(403);
    const merged = await send('mia', 'PUT', `${one}/merge`, { sha });
    expect(merged).toMatchObject({
      status: 200,
      body: { state: 'merged', merge_user: { username: 'mia' }, sha, detailed_merge_status: 'not_open' },
    });
    const { merge_commit_sha: commit } = object(merged);
    expect(
      (await send('dev', 'GET', `${here().project}/repository/commits/${String(commit)}`)).body,
    ).toMatchObject({
      parent_ids: [expect.any(String), sha],
    });
    expect((await send('dev', 'PUT', `${one}/merge`)).status).toBe(405);
    expect((await send('dev', 'GET', `${here().at}?merge_user_username=mia`)).body).toMatchObject([{ iid }]);
    expect(
      (await send('dev', 'GET', `${here().project}/repository/commits/refs%2Fheads%2Fmerging-2`)).status,
    ).toBe(404);
    expect(object(await send('dev', 'PUT', one, { state_event: 'reopen' }))['state']).toBe('merged');
  });

  test('squashes where it is asked for', async () => {
    await branch('squashed', 'squashed.txt');
    const { iid } = await open('squashed', { squash: true });
    const merged = object(await send('dev', 'PUT', `${here().at}/${String(iid)}/merge`));
    expect(merged).toMatchObject({ merge_commit_sha: expect.any(String), squash: true });
    const commit = await send(
      'dev',
      'GET',
      `${here().project}/repository/commits/${String(merged['squash_commit_sha'])}`,
    );
    expect((object(commit)['parent_ids'] as string[]).length).toBe(1);
  });

  test('follows pushes to the source branch', async () => {
    await branch('moving', 'moving.txt');
    const { iid } = await open('moving');
    const pushed = await send('dev', 'POST', `${here().project}/repository/commits`, {
      branch: 'moving',
      commit_message: 'Move',
      actions: [{ action: 'create', file_path: 'moved.txt', content: 'x' }],
    });
    expect(object(await send('dev', 'GET', `${here().at}/${String(iid)}`))).toMatchObject({
      sha: object(pushed)['id'],
      changes_count: '2',
    });
  });
});
