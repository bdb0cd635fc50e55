import { beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../database/sql.ts';
import { each, makeTeam, object, type Team } from './planning-world.ts';
import { describeWorld, type Answer } from './world.ts';

const world = describeWorld();
let team: Team;
let project = '';
let group = '';

const send = (caller: string, method: string, path: string, body?: object): Promise<Answer> => {
  const found = team.callers[caller];
  if (found === undefined) throw new Error(`There is no ${caller}.`);
  return found(method, path, body);
};

const addMember = (groupId: number, user: string, level: number): Promise<number> =>
  world().running.forge.database.transaction((writes) =>
    writes.run(sql`insert into members (kind, source_id, user_id, access_level, created_at)
      values ('group', ${groupId}, ${team.ids[user] ?? 0}, ${level}, ${'2026-01-01T00:00:00.000Z'})`),
  );

const newProject = async (name: string, namespace_id = team.groupId): Promise<string> =>
  `/projects/${String(object(await send('root', 'POST', '/projects', { name, namespace_id }))['id'])}`;
const newGroup = async (path: string, more: object = {}): Promise<number> =>
  Number(object(await send('root', 'POST', '/groups', { name: path, path, ...more }))['id']);

beforeAll(async () => {
  team = await makeTeam(world(), { mia: 40, dev: 30, eve: 0, olga: 0, tim: 0, una: 0 });
  project = `/projects/${team.projectId}`;
  group = `/groups/${team.groupId}`;
  await addMember(team.groupId, 'olga', 50);
});

/** A refusal that does not reveal whether a group is missing or only hidden from the caller. */
const reason = 'names a group that there is not, or that you may not see';
const noGroup = {
  message: { group_ids: [reason] },
  errors: [{ in: 'body', pointer: '/group_ids', message: reason }],
};

describe('rules of a project', () => {
  test('name people who are in it, members of groups, and protected branches', async () => {
    const reviewers = await newGroup('reviewers');
    await addMember(reviewers, 'tim', 30);
    await addMember(reviewers, 'mia', 30);
    await addMember(reviewers, 'una', 10);
    const { dev = 0 } = team.ids;
    const branch = await world().running.forge.database.transaction(async (writes) => {
      const row = await writes.one<{ id: number }>(sql`
        insert into protected_branches (project_id, name) values (${team.projectId}, 'main') returning id`);
      await writes.run(sql`insert into protected_branch_access (protected_branch_id, kind, access_level)
        values (${row?.id ?? 0}, 'merge', 40)`);
      return row?.id ?? 0;
    });
    const created = await send('mia', 'POST', `${project}/approval_rules`, {
      name: 'Security',
      approvals_required: 2,
      user_ids: [dev, dev],
      group_ids: [reviewers],
      protected_branch_ids: [branch],
    });
    expect(created).toMatchObject({
      status: 201,
      body: {
        name: 'Security',
        rule_type: 'regular',
        report_type: null,
        approvals_required: 2,
        users: [{ username: 'dev' }],
        usernames: ['dev'],
        groups: [{ full_path: 'reviewers' }],
        contains_hidden_groups: false,
        protected_branches: [
          {
            id: branch,
            name: 'main',
            push_access_levels: [],
            merge_access_levels: [{ access_level: 40, access_level_description: 'Maintainers' }],
          },
        ],
        applies_to_all_protected_branches: false,
      },
    });
    const eligible = each({ body: object(created)['eligible_approvers'] }, 'username');
    expect(eligible).toEqual(['root', 'mia', 'dev', 'tim']);
    expect(await send('mia', 'GET', `${project}/approval_rules`)).toMatchObject({ body: [created.body] });
  });

  test('hide the groups that the caller may not see, and their members', async () => {
    const secret = await newGroup('secret');
    await addMember(secret, 'tim', 40);
    const path = `${await newProject('hiding')}/approval_rules`;
    const created = await send('root', 'POST', path, {
      name: 'Hidden',
      approvals_required: 1,
      group_ids: [secret],
    });
    const one = `${path}/${String(object(created)['id'])}`;
    expect(created.body).toMatchObject({ contains_hidden_groups: false, groups: [{ id: secret }] });
    const hidden = { contains_hidden_groups: true, groups: [], eligible_approvers: [] };
    expect((await send('olga', 'GET', one)).body).toMatchObject(hidden);
    expect((await send('olga', 'PUT', one, { group_ids: [] })).body).toMatchObject(hidden);
    expect((await send('olga', 'PUT', one, { group_ids: [secret] })).body).toEqual(noGroup);
    expect((await send('olga', 'PUT', one, { group_ids: [99_999] })).body).toEqual(noGroup);
    expect((await send('olga', 'GET', one)).body).toMatchObject(hidden);
    expect((await send('olga', 'PUT', one, { remove_hidden_groups: true })).body).toMatchObject({
      contains_hidden_groups: false,
    });
    expect((await send('root', 'GET', one)).body).toMatchObject({ groups: [] });
  });

  test('name nobody who is not in it, and lose nobody in silence', async () => {
    const { dev = 0, eve = 0 } = team.ids;
    const path = `${project}/approval_rules`;
    const rule = { name: 'Members', approvals_required: 1 };
    const tell = async (more: object): Promise<unknown> =>
      object(await send('mia', 'POST', path, { ...rule, ...more }))['message'];
    expect(await tell({ user_ids: [dev, eve, 99_999] })).toEqual({
      user_ids: [`names no members: ${eve}, 99999`],
    });
    expect(await tell({ usernames: ['Dev', 'eve', 'none'] })).toEqual({
      usernames: ['names no members: eve, none'],
    });
    const created = object(await send('mia', 'POST', path, { ...rule, usernames: ['Dev'] }));
    const one = `${path}/${String(created['id'])}`;
    expect(created).toMatchObject({ users: [{ id: dev }] });
    expect((await send('mia', 'PUT', one, { user_ids: [eve] })).status).toBe(400);
    expect((await send('mia', 'GET', one)).body).toEqual(created);
    expect((await send('mia', 'DELETE', one)).status).toBe(204);
  });

  test.each([
    ['mia', { name: '', approvals_required: 1 }, 400],
    ['mia', { name: ' ', approvals_required: 1 }, 400],
    ['mia', { name: 'Security', approvals_required: 1 }, 400],
    ['mia', { name: 'x', approvals_required: -1 }, 400],
    ['mia', { name: 'x', approvals_required: 101 }, 400],
    ['mia', { name: 'x', approvals_required: 1, rule_type: 'code_owner' }, 400],
    ['mia', { name: 'x', approvals_required: 1, rule_type: 'report_approver' }, 400],
    ['mia', { name: 'x', approvals_required: 1, protected_branch_ids: [99_999] }, 400],
    ['mia', { name: 'x', approvals_required: 1, user_ids: Array.from({ length: 1001 }, (_, at) => at) }, 400],
    ['dev', { name: 'x', approvals_required: 1 }, 403],
    ['eve', { name: 'x', approvals_required: 1 }, 404],
    ['nobody', { name: 'x', approvals_required: 1 }, 401],
  ])('cannot be created by %s as %j: %i', async (caller, body, status) => {
    const before = (await send('mia', 'GET', `${project}/approval_rules`)).body;
    expect((await send(caller, 'POST', `${project}/approval_rules`, body)).status).toBe(status);
    expect((await send('mia', 'GET', `${project}/approval_rules`)).body).toEqual(before);
  });

  test('that any member can meet are there once', async () => {
    const path = `${await newProject('open')}/approval_rules`;
    const rule = { name: 'All', approvals_required: 1, rule_type: 'any_approver' };
    expect((await send('root', 'POST', path, rule)).body).toMatchObject({ rule_type: 'any_approver' });
    expect((await send('root', 'POST', path, { ...rule, name: 'More' })).status).toBe(400);
  });

  test('are changed in what is named, listed in pages, and deleted', async () => {
    const own = await newProject('pages');
    for (const name of ['a', 'b', 'c'])
      await send('root', 'POST', `${own}/approval_rules`, {
        name,
        approvals_required: 1,
        usernames: ['OLGA'],
      });
    const page = await send('root', 'GET', `${own}/approval_rules?per_page=1&page=2`);
    expect([each(page, 'name'), page.headers.get('x-total')]).toEqual([['b'], '3']);
    const one = `${own}/approval_rules/${String((page.body as { id: number }[])[0]?.id)}`;
    const changed = await send('root', 'PUT', one, { approvals_required: 3 });
    expect(changed.body).toMatchObject({ name: 'b', approvals_required: 3, usernames: ['olga'] });
    expect((await send('root', 'PUT', one, { name: 'c' })).status).toBe(400);
    expect((await send('root', 'PUT', one, { user_ids: [] })).body).toMatchObject({ users: [] });
    expect((await send('root', 'DELETE', one)).status).toBe(204);
    expect(await send('root', 'GET', one)).toMatchObject({
      status: 404,
      body: { message: '404 Approval Rule Not Found' },
    });
    const [first] = (await send('root', 'GET', `${own}/approval_rules`)).body as { id: number }[];
    expect((await send('root', 'GET', `${project}/approval_rules/${first?.id ?? 0}`)).status).toBe(404);
  });
});

describe('rules of a group', () => {
  test('are created and changed by its owners, with people who are in it', async () => {
    const { olga = 0 } = team.ids;
    const body = { name: 'Owners', approvals_required: 1, user_ids: [olga] };
    const created = await send('olga', 'POST', `${group}/approval_rules`, body);
    expect(created).toMatchObject({ status: 201, body: { name: 'Owners', users: [{ id: olga }] } });
    expect(created.body).not.toHaveProperty('usernames');
    const one = `${group}/approval_rules/${String(object(created)['id'])}`;
    expect((await send('olga', 'PUT', one, { name: 'All owners', user_ids: [] })).body).toMatchObject({
      name: 'All owners',
      approvals_required: 1,
      users: [],
    });
    expect(each(await send('olga', 'GET', `${group}/approval_rules`), 'name')).toEqual(['All owners']);
    expect((await send('dev', 'POST', `${group}/approval_rules`, { ...body, name: 'x' })).status).toBe(403);
    expect((await send('eve', 'GET', `${group}/approval_rules`)).status).toBe(404);
    expect((await send('olga', 'PUT', `${group}/approval_rules/99999`, {})).status).toBe(404);
  });
});

describe('settings', () => {
  const plain = { value: false, locked: false, inherited_from: null };
  const locked = { value: false, locked: true, inherited_from: 'group' };

  test('of a group fix those of the groups and projects below it', async () => {
    const top = await newGroup('top');
    const sub = await newGroup('sub', { parent_id: top });
    const below = await newProject('below', sub);
    const [topPath, subPath] = [top, sub].map((id) => `/groups/${id}/merge_request_approval_setting`);
    const path = `${below}/merge_request_approval_setting`;
    if (topPath === undefined || subPath === undefined) throw new Error('There are two groups.');
    expect((await send('root', 'GET', path)).body).toMatchObject({
      allow_author_approval: plain,
      allow_committer_approval: { ...plain, value: true },
      require_reauthentication_to_approve: plain,
    });
    const set = { allow_committer_approval: false, allow_author_approval: true };
    expect((await send('root', 'PUT', topPath, set)).body).toMatchObject({ allow_committer_approval: plain });
    for (const lower of [subPath, path]) {
      expect((await send('root', 'GET', lower)).body).toMatchObject({
        allow_committer_approval: locked,
        allow_author_approval: { value: true, locked: false, inherited_from: 'group' },
      });
    }
    expect((await send('root', 'PUT', path, { allow_committer_approval: true })).status).toBe(400);
    expect((await send('root', 'PUT', path, { allow_committer_approval: false })).status).toBe(200);
    expect((await send('root', 'PUT', path, { allow_author_approval: false })).body).toMatchObject({
      allow_author_approval: plain,
    });
    await send('root', 'PUT', subPath, { require_reauthentication_to_approve: true });
    const fixed = { value: true, locked: true, inherited_from: 'group' };
    expect((await send('root', 'GET', path)).body).toMatchObject({
      require_password_to_approve: fixed,
      require_reauthentication_to_approve: fixed,
    });
    await send('root', 'PUT', topPath, { allow_committer_approval: true });
    expect((await send('root', 'GET', path)).body).toMatchObject({ allow_committer_approval: plain });
  });

  test.each([
    [{ selective_code_owner_removals: true }, 200],
    [{ selective_code_owner_removals: true, retain_approvals_on_push: false }, 200],
    [{ selective_code_owner_removals: true, retain_approvals_on_push: true }, 400],
    [{ retain_approvals_on_push: true }, 200],
  ])('of a project with %j: %i', async (body, status) => {
    const name = `settings-${Object.entries(body).flat().join('-')}`;
    const path = `${await newProject(name)}/merge_request_approval_setting`;
    expect((await send('root', 'PUT', path, body)).status).toBe(status);
  });

  test.each([
    ['olga', 'group', 200],
    ['mia', 'group', 403],
    ['eve', 'group', 404],
    ['mia', 'project', 200],
    ['dev', 'project', 403],
    ['eve', 'project', 404],
    ['nobody', 'project', 401],
  ])('%s, %s: %i', async (caller, kind, status) => {
    const path = `${kind === 'group' ? group : project}/merge_request_approval_setting`;
    expect((await send(caller, 'GET', path)).status).toBe(status);
    expect((await send(caller, 'PUT', path, {})).status).toBe(status);
  });
});

describe('the configuration of a project', () => {
  test('names what a group has locked as the request does', async () => {
    const top = await newGroup('strict');
    const below = await newProject('strict-below', top);
    const lock = { allow_committer_approval: false };
    await send('root', 'PUT', `/groups/${top}/merge_request_approval_setting`, lock);
    const change = { merge_requests_disable_committers_approval: false };
    expect(await send('root', 'POST', `${below}/approvals`, change)).toMatchObject({
      status: 400,
      body: { message: { merge_requests_disable_committers_approval: ['is locked by a group'] } },
    });
  });

  test('says the same as its settings, by older names', async () => {
    const own = await newProject('configured');
    const initial = {
      approvers: [],
      approver_groups: [],
      approvals_before_merge: 0,
      reset_approvals_on_push: true,
      selective_code_owner_removals: false,
      disable_overriding_approvers_per_merge_request: false,
      merge_requests_author_approval: false,
      merge_requests_disable_committers_approval: false,
      require_password_to_approve: false,
      require_reauthentication_to_approve: false,
    };
    expect((await send('root', 'GET', `${own}/approvals`)).body).toEqual(initial);
    const change = {
      approvals_before_merge: 2,
      reset_approvals_on_push: false,
      selective_code_owner_removals: true,
      disable_overriding_approvers_per_merge_request: true,
      merge_requests_author_approval: true,
      merge_requests_disable_committers_approval: true,
      require_password_to_approve: true,
    };
    const want = { ...initial, ...change, require_reauthentication_to_approve: true };
    expect(await send('root', 'POST', `${own}/approvals`, change)).toMatchObject({ status: 200, body: want });
    expect((await send('root', 'GET', `${own}/approvals`)).body).toEqual(want);
    expect((await send('root', 'GET', `${own}/merge_request_approval_setting`)).body).toMatchObject({
      allow_author_approval: { value: true },
      allow_committer_approval: { value: false },
      allow_overrides_to_approver_list_per_merge_request: { value: false },
      retain_approvals_on_push: { value: true },
    });
  });

  test.each([
    ['mia', { selective_code_owner_removals: true }, 400],
    ['mia', { selective_code_owner_removals: true, reset_approvals_on_push: true }, 400],
    ['mia', { approvals_before_merge: -1 }, 400],
    ['mia', { merge_requests_author_approval: true }, 200],
    ['dev', {}, 403],
    ['eve', {}, 404],
    ['nobody', {}, 401],
  ])('%s changes it by %j: %i', async (caller, body, status) => {
    expect((await send(caller, 'POST', `${project}/approvals`, body)).status).toBe(status);
  });
});
