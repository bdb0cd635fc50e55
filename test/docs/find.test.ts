import { describe, expect, it } from 'vitest';
import { siteOf } from './site-files.ts';
import { searchOf } from './site-search.ts';

const { files } = await siteOf('spec/openapi.yaml');
const find = searchOf(files);

/** What people type, and the page that they look for. */
const QUESTIONS: readonly (readonly [asked: string, wanted: string])[] = [
  ['token', 'guides/authentication'],
  ['how to authenticate', 'guides/authentication'],
  ['login', 'guides/authentication'],
  ['api key', 'guides/authentication'],
  ['bearer', 'guides/authentication'],
  ['pagination', 'guides/pagination'],
  ['next page', 'guides/pagination'],
  ['keyset', 'guides/pagination'],
  ['errors', 'guides/errors'],
  ['status codes', 'guides/errors'],
  ['rate limit', 'guides/limits'],
  ['permissions', 'guides/roles-and-visibility'],
  ['deprecations', 'guides/versioning'],
  ['timezone', 'guides/dates-and-values'],
  ['events', 'guides/events'],
  ['member role', 'families/member-roles'],
  ['member roles', 'families/member-roles'],
  ['access requests', 'families/access-requests'],
  ['saml', 'families/saml'],
  ['pipelines', 'families/pipelines'],
  ['pipeline', 'families/pipelines'],
  ['milestones', 'families/milestones'],
  ['merge requests', 'families/merge-requests'],
  ['invitations', 'families/invitations'],
  ['projects', 'families/projects'],
  ['groups', 'families/groups'],
  ['namespaces', 'families/namespaces'],
  ['job artifacts', 'families/job-artifacts'],
  ['service accounts', 'families/service-accounts'],
  ['ci lint', 'families/ci-lint'],
  ['integrations', 'families/integrations'],
  ['list projects', 'operations/list-projects'],
  ['get project', 'operations/get-project'],
  ['get a project', 'operations/get-project'],
  ['list groups', 'operations/list-groups'],
  ['create pipeline', 'operations/create-pipeline'],
  ['start a pipeline', 'operations/create-pipeline'],
  ['cancel pipeline', 'operations/cancel-pipeline'],
  ['retry pipeline', 'operations/retry-pipeline'],
  ['delete pipeline', 'operations/delete-pipeline'],
  ['pipeline variables', 'operations/list-pipeline-variables'],
  ['test report', 'operations/get-pipeline-test-report'],
  ['create milestone', 'operations/create-project-milestone'],
  ['promote milestone', 'operations/promote-project-milestone'],
  ['burndown', 'operations/list-project-milestone-burndown-events'],
  ['mileston burndwn', 'operations/list-project-milestone-burndown-events'],
  ['cherry-pick', 'operations/cherry-pick-commit'],
  ['revert commit', 'operations/revert-commit'],
  ['create commit', 'operations/create-commit'],
  ['download archive', 'operations/download-repository-archive'],
  ['repository tree', 'operations/list-repository-tree'],
  ['compare branches', 'operations/compare-repository-refs'],
  ['merge base', 'operations/get-repository-merge-base'],
  ['contributors', 'operations/list-repository-contributors'],
  ['rotate token', 'operations/rotate-service-account-token'],
  ['create service account', 'operations/create-service-account'],
  ['billable members', 'operations/list-billable-group-members'],
  ['invite to group', 'operations/create-group-invitations'],
  ['listMemberRoles', 'operations/list-member-roles'],
  ['context_commits', 'operations/list-merge-request-context-commits'],
];

/** The place of a page among those that are found, from 1; 0 where it is not. */
function placeOf(asked: string, wanted: string): number {
  return find(asked).indexOf(wanted) + 1;
}

describe('the search', () => {
  it('finds what people look for: 57 of 60 as the first hit, all among the first three', () => {
    const places = QUESTIONS.map(([asked, wanted]) => ({ asked, wanted, place: placeOf(asked, wanted) }));
    expect(places).toHaveLength(60);
    expect(places.filter(({ place }) => place < 1 || place > 3)).toEqual([]);
    expect(places.filter(({ place }) => place !== 1).length).toBeLessThanOrEqual(3);
  });

  it('shows the family, then how to list and to create, for the name of a resource', () => {
    const [first, second, third] = find('member role');
    expect(first).toBe('families/member-roles');
    expect(second).toMatch(/^operations\/list-(?:group-)?member-roles$/);
    expect(third).toMatch(/^operations\/(?:list|create)-(?:group-)?member-roles?$/);
  });

  it('finds nothing for what no page has', () => {
    expect(find('zzzzqqqq')).toEqual([]);
    expect(find('')).toEqual([]);
  });
});
