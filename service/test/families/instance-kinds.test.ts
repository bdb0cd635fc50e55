import { beforeAll, describe, expect, test } from 'vitest';
import { startBuild } from '../../families/pipelines/finish.ts';
import { describeWorld, type World } from './world.ts';

const whole = describeWorld();
const free = describeWorld({ tier: 'free', deployment: 'self-managed' });

beforeAll(async () => {
  for (const { running } of [whole(), free()])
    await running.seed({ groups: [{ full_path: 'acme' }], projects: [{ full_path: 'acme/app' }] });
});

/** The names of the members of a body, or of its first item. */
async function members({ root }: World, path: string): Promise<readonly string[]> {
  const { body } = await root('GET', path);
  return Object.keys((Array.isArray(body) ? body[0] : body) as object);
}

describe('members that need a tier or another kind of deployment', () => {
  test.each([
    [
      '/projects/acme%2Fapp',
      [
        'marked_for_deletion_on',
        'marked_for_deletion_at',
        'only_allow_merge_if_all_status_checks_passed',
        'issues_template',
        'merge_requests_template',
      ],
    ],
    ['/groups/acme', ['membership_lock', 'wiki_access_level', 'shared_runners_minutes_limit']],
    ['/groups', ['membership_lock', 'marked_for_deletion_on']],
    ['/namespaces/acme', ['max_seats_used', 'seats_in_use', 'max_seats_used_changed_at']],
  ])('of %s: %j', async (path, names) => {
    expect(await members(whole(), path)).toEqual(expect.arrayContaining(names));
    expect((await members(free(), path)).filter((name) => names.includes(name))).toEqual([]);
  });
});

/** The status of a download with the token of a running job that has nothing to download. */
async function statusOn({ root, running }: World): Promise<number> {
  const project = '/projects/acme%2Fapp';
  const actions = [{ action: 'create', file_path: '.gitlab-ci.yml', content: 'job: { script: make }' }];
  await root('POST', `${project}/repository/commits`, { branch: 'main', commit_message: 'Add', actions });
  const { body } = await root('GET', `${project}/jobs`);
  const [job] = body as { id: number }[];
  const { token } = await startBuild(running.forge, job?.id ?? 0);
  const address = `${running.url}/api/v4${project}/jobs/${job?.id}/artifacts`;
  return (await fetch(address, { headers: { 'job-token': token } })).status;
}

test('downloads by the token of a job', async () => {
  expect(await statusOn(whole())).toBe(404);
  expect(await statusOn(free())).toBe(403);
});

describe('parameters of a query', () => {
  test.each([
    ['/merge_requests?approver_ids[]=1', 200, 400],
    ['/merge_requests?approved_by_ids=Any', 200, 400],
    ['/projects/acme%2Fapp/merge_requests?approver_ids=None', 200, 400],
    ['/projects?repository_checksum_failed=true', 200, 400],
    ['/groups?marked_for_deletion_on=2026-11-30', 200, 400],
    ['/groups/acme/members/all?state=active', 200, 400],
    ['/merge_requests?author_id=1', 200, 200],
    ['/merge_requests?author_id=1&author_username=root', 400, 400],
    ['/projects/acme%2Fapp/merge_requests?reviewer_id=1&reviewer_username=root', 400, 400],
    ['/merge_requests?approver_ids[]=1&approver_ids=None', 400, 400],
  ])('%s: %i on an instance with everything, %i on a free one', async (path, onWhole, onFree) => {
    expect((await whole().root('GET', path)).status).toBe(onWhole);
    expect((await free().root('GET', path)).status).toBe(onFree);
  });

  test('that exclude each other are named', async () => {
    const { body } = await whole().root('GET', '/merge_requests?author_id=1&author_username=root');
    expect(JSON.stringify(body)).toContain('author_id, author_username are mutually exclusive');
  });
});
