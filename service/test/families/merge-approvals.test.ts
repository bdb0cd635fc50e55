import { beforeAll, describe, expect, test } from 'vitest';
import { describeMergeRequests } from './merge-request-world.ts';
import { each, object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();

/** A merge request of `dev` from a separate branch; returns its path. */
async function opened(name: string, more: object = {}): Promise<string> {
  await branch(name, `${name}.txt`);
  return `${here().at}/${String((await open(name, more))['iid'])}`;
}

const rule = async (content: object): Promise<string> => {
  const created = await send('mia', 'POST', `${here().project}/approval_rules`, content);
  expect(created.status).toBe(201);
  return `${here().project}/approval_rules/${String(object(created)['id'])}`;
};

const notMergeable = { status: 405, body: { message: '405 Method Not Allowed' } };
const unauthorized = { status: 401, body: { message: '401 Unauthorized' } };

describe('without rules', () => {
  test('a merge request is merged without approvals', async () => {
    const one = await opened('free');
    expect((await send('dev', 'GET', `${one}/approvals`)).body).toMatchObject({
      approved: true,
      approvals_required: 0,
      has_approval_rules: false,
      user_can_approve: false,
    });
    expect((await send('dev', 'PUT', `${one}/merge`)).status).toBe(200);
  });
});

describe('a rule that anybody can meet', () => {
  let anybody = '';
  beforeAll(async () => {
    anybody = await rule({ name: 'Anybody', approvals_required: 1 });
  });

  test('keeps a merge request from being merged until somebody has approved', async () => {
    const one = await opened('waits');
    expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
    expect((await send('dev', 'GET', one)).body).toMatchObject({ detailed_merge_status: 'not_approved' });
    const list = await send('dev', 'GET', `${here().at}?source_branch=waits`);
    expect(each(list, 'detailed_merge_status')).toEqual(['not_approved']);
    expect(await send('mia', 'POST', `${one}/approve`)).toMatchObject({
      status: 201,
      body: {
        approved: true,
        approvals_left: 0,
        approved_by: [{ user: { username: 'mia' } }],
        user_has_approved: true,
        user_can_approve: false,
        approval_rules_left: [],
      },
    });
    expect((await send('dev', 'GET', one)).body).toMatchObject({ detailed_merge_status: 'mergeable' });
    expect(
      (await send('dev', 'GET', `${here().at}?approved_by_ids[]=${here().team.ids['mia']}`)).body,
    ).toHaveLength(1);
    expect((await send('dev', 'PUT', `${one}/merge`)).body).toMatchObject({ state: 'merged' });
    expect((await send('mia', 'POST', `${one}/unapprove`)).status).toBe(404);
  });

  test.each([
    ['dev', 'the author'],
    ['pat', 'a planner'],
    ['nobody', 'nobody'],
  ])('cannot be met by %s, %s', async (caller) => {
    const one = await opened(`by-${caller}`);
    expect((await send(caller, 'POST', `${one}/approve`)).status).toBe(401);
    expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
    expect((await send('eve', 'POST', `${one}/approve`)).status).toBe(404);
  });

  test('counts an approval once, and no longer when it is taken back', async () => {
    const one = await opened('back');
    expect((await send('mia', 'POST', `${one}/unapprove`)).status).toBe(404);
    expect((await send('mia', 'POST', `${one}/approve`)).status).toBe(201);
    expect(await send('mia', 'POST', `${one}/approve`)).toMatchObject(unauthorized);
    expect(await send('mia', 'POST', `${one}/unapprove`)).toMatchObject({
      status: 201,
      body: { approved: false, approvals_left: 1, approval_rules_left: [{ name: 'Anybody' }] },
    });
    expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
  });

  test('holds for the commit that was seen', async () => {
    const one = await opened('seen');
    const { sha } = object(await send('dev', 'GET', one));
    expect(await send('mia', 'POST', `${one}/approve`, { sha: '0'.repeat(40) })).toMatchObject({
      status: 409,
      body: { message: `SHA does not match HEAD of source branch: ${String(sha)}` },
    });
    expect((await send('mia', 'POST', `${one}/approve`, { sha })).status).toBe(201);
  });

  test.each([
    [{ retain_approvals_on_push: false }, false],
    [{ retain_approvals_on_push: true }, true],
  ])('after a push with %j: approved %s', async (settings, approved) => {
    await send('mia', 'PUT', `${here().project}/merge_request_approval_setting`, settings);
    const name = `push-${String(approved)}`;
    const one = await opened(name);
    await send('mia', 'POST', `${one}/approve`);
    await send('dev', 'POST', `${here().project}/repository/commits`, {
      branch: name,
      commit_message: 'More',
      actions: [{ action: 'create', file_path: 'more.txt', content: 'more' }],
    });
    expect((await send('dev', 'GET', `${one}/approvals`)).body).toMatchObject({ approved });
    expect((await send('dev', 'PUT', `${one}/merge`)).status).toBe(approved ? 200 : 405);
    await send('mia', 'PUT', `${here().project}/merge_request_approval_setting`, {
      retain_approvals_on_push: false,
    });
  });

  test.each([
    [{ allow_author_approval: true }, 'dev', 201],
    [{ allow_committer_approval: false }, 'mia', 201],
    [{ allow_author_approval: true, allow_committer_approval: false }, 'dev', 401],
    [{ require_reauthentication_to_approve: true }, 'mia', 401],
  ])('with %j, approved by %s: %i', async (settings, caller, status) => {
    const path = `${here().project}/merge_request_approval_setting`;
    const one = await opened(`with-${Object.keys(settings).join('-')}-${caller}`);
    await send('mia', 'PUT', path, settings);
    expect((await send(caller, 'POST', `${one}/approve`)).status).toBe(status);
    await send('mia', 'PUT', path, {
      allow_author_approval: false,
      allow_committer_approval: true,
      require_reauthentication_to_approve: false,
    });
  });

  test('is approved with a password where the project wants one', async () => {
    const { mia = 0 } = here().team.ids;
    await send('root', 'PUT', `/users/${mia}`, { password: 'a long password' });
    const path = `${here().project}/merge_request_approval_setting`;
    await send('mia', 'PUT', path, { require_reauthentication_to_approve: true });
    const one = await opened('password');
    const approve = (approval_password: string) =>
      send('mia', 'POST', `${one}/approve`, { approval_password });
    expect((await approve('another password')).status).toBe(401);
    expect((await approve('a long password')).status).toBe(201);
    await send('mia', 'PUT', path, { require_reauthentication_to_approve: false });
  });

  test('is gone with the rule', async () => {
    const one = await opened('gone');
    expect((await send('mia', 'DELETE', anybody)).status).toBe(204);
    expect((await send('dev', 'PUT', `${one}/merge`)).status).toBe(200);
  });
});

describe('a rule with names', () => {
  test('is met by those people alone, and asks for no more of them than there are', async () => {
    const { pat = 0, mia = 0, dev = 0 } = here().team.ids;
    const path = await rule({ name: 'Guest', approvals_required: 3, user_ids: [pat, dev] });
    const one = await opened('named');
    await send('mia', 'POST', `${one}/approve`);
    expect((await send('mia', 'GET', `${one}/approvals`)).body).toMatchObject({
      approved: false,
      approvals_left: 1,
      suggested_approvers: [{ username: 'pat' }],
    });
    expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
    expect((await send('pat', 'POST', `${one}/approve`)).body).toMatchObject({ approved: true });
    expect((await send('mia', 'PUT', `${one}/merge`)).status).toBe(200);
    expect(mia).toBeGreaterThan(0);
    await send('mia', 'DELETE', path);
  });
});

test('rules of a group hold in its projects, and the number of the configuration as a rule for anybody', async () => {
  const group = `/groups/${here().team.groupId}/approval_rules`;
  const created = await send('root', 'POST', group, { name: 'Group', approvals_required: 1 });
  const one = await opened('group');
  expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
  await send('root', 'PUT', `${group}/${String(object(created)['id'])}`, { approvals_required: 0 });
  await send('mia', 'POST', `${here().project}/approvals`, { approvals_before_merge: 1 });
  expect(await send('mia', 'PUT', `${one}/merge`)).toMatchObject(notMergeable);
  await send('mia', 'POST', `${here().project}/approvals`, { approvals_before_merge: 0 });
  expect((await send('mia', 'PUT', `${one}/merge`)).status).toBe(200);
});
