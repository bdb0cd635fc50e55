import { beforeAll, expect, test, vi } from 'vitest';
import { GitRunner } from '../../git/process.ts';
import { describeMergeRequests } from './merge-request-world.ts';
import { object } from './planning-world.ts';

const { here, send, branch, open } = describeMergeRequests();
const count = 20;

async function made(path: string, body: object): Promise<Record<string, unknown>> {
  const created = await send('root', 'POST', path, body);
  expect(created).toMatchObject({ status: 201 });
  return object(created);
}

const rule = (name: string) => ({ name, approvals_required: 1 });

beforeAll(async () => {
  const { project, world } = here();
  const group = `/groups/${here().team.groupId}`;
  const ci = 'build: { script: make }\ntest: { script: make test }\n';
  await made(`${project}/repository/commits`, {
    branch: 'main',
    commit_message: 'Build',
    actions: [
      { action: 'create', file_path: '.gitlab-ci.yml', content: ci },
      { action: 'create', file_path: 'LICENSE', content: 'Apache License Version 2.0' },
    ],
  });
  for (let at = 0; at < count; at += 1) {
    const { row, send: own } = await world.user(`user-${at}`);
    const { row: asking, send: other } = await world.user(`asking-${at}`);
    await made(`${project}/members`, { user_id: row.id, access_level: 30 });
    await made(`${group}/members`, { user_id: row.id, access_level: 30 });
    await branch(`b-${at}`, `${at}.txt`);
    await open(`b-${at}`, { assignee_ids: [row.id], reviewer_ids: [asking.id], labels: `l-${at}` });
    await made(`${project}/repository/tags`, { tag_name: `t-${at}`, ref: `b-${at}`, message: 'Tag' });
    const { id: milestone } = await made(`${project}/milestones`, { title: `m-${at}` });
    await made(`${project}/issues`, { title: `i-${at}`, milestone_id: milestone, assignee_ids: [row.id] });
    await made(`${project}/approval_rules`, { ...rule(`r-${at}`), user_ids: [row.id] });
    await made(`${group}/approval_rules`, rule(`r-${at}`));
    await made(`${project}/protected_branches`, { name: `p-${at}` });
    await made(`${project}/invitations`, { email: `i-${at}@example.com`, access_level: 30 });
    await made(`${project}/pages/domains`, { domain: `d-${at}.example` });
    await made('/groups', { name: `g-${at}`, path: `g-${at}` });
    await made('/groups', { name: `s-${at}`, path: `s-${at}`, parent_id: here().team.groupId });
    await made('/projects', { name: `p-${at}`, namespace_id: here().team.groupId });
    await made('/member_roles', { name: `role-${at}`, base_access_level: 10 });
    expect(await own('GET', '/user')).toMatchObject({ status: 200 });
    await send('root', 'PUT', group, { visibility: 'public' });
    await send('root', 'PUT', project, { visibility: 'public' });
    expect(await other('POST', `${project}/access_requests`)).toMatchObject({ status: 201 });
  }
});

/** The queries and the processes of git of one request. */
async function workOf(path: string): Promise<{ readonly queries: number; readonly processes: number }> {
  const { database } = here().world.running.forge;
  const reads = [vi.spyOn(database, 'all'), vi.spyOn(database, 'one'), vi.spyOn(database, 'transaction')];
  const starts = vi.spyOn(GitRunner.prototype, 'start');
  try {
    await send('root', 'GET', path);
    const queries = reads.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
    return { queries, processes: starts.mock.calls.length };
  } finally {
    for (const spy of [...reads, starts]) spy.mockRestore();
  }
}

test.each<[string, number?]>([
  ['P/repository/branches'],
  ['P/repository/tags'],
  ['P/repository/commits?all=true'],
  ['P/repository/commits?all=true&with_stats=true'],
  ['P/repository/tree?ref=b-1&recursive=true', 3],
  ['P/protected_branches'],
  ['P/pipelines'],
  ['P/jobs'],
  ['P/merge_requests'],
  ['P/merge_requests?with_labels_details=true'],
  ['/merge_requests?scope=all'],
  ['P/issues'],
  ['P/milestones'],
  ['P/members'],
  ['P/members/all'],
  ['G/members'],
  ['G/members/all'],
  ['G/billable_members'],
  ['P/access_requests'],
  ['P/invitations'],
  ['P/approval_rules'],
  ['G/approval_rules'],
  ['P/pages/domains'],
  ['/pages/domains'],
  ['/projects'],
  ['/projects?statistics=true'],
  ['G/projects'],
  ['/groups'],
  ['/groups?statistics=true'],
  ['G/subgroups'],
  ['/namespaces'],
  ['/users'],
])('the work for %s does not grow with its rows', async (given, rows = count) => {
  const path = given.replace(/^P/, here().project).replace(/^G/, `/groups/${here().team.groupId}`);
  const of = (size: number): string => `${path}${path.includes('?') ? '&' : '?'}per_page=${size}`;
  const { body } = await send('root', 'GET', of(count));
  expect((body as readonly unknown[]).length).toBeGreaterThanOrEqual(rows);
  await send('root', 'GET', of(1));
  expect(await workOf(of(count))).toEqual(await workOf(of(1)));
});
