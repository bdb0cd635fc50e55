import type {
  Project,
  ProjectPermissions,
  ProjectStatistics,
  ProjectSummary,
} from '../../../generated/types/index.js';
import { opensPart } from '../../access/parts.ts';
import { withinInstance } from '../../contract/members.ts';
import type { Row } from '../../database/rows.ts';
import { hasTier, type Instance } from '../../instance.ts';
import type { ProjectDetails } from './details.ts';
import { settingsOf } from './settings.ts';
import { fileAddress, projectSummary } from './summary.ts';

/** The parts of a project that depend on the caller and on the request. */
export interface ProjectAudience {
  /** The access level of the caller, 0 if there is none. */
  readonly level: number;
  readonly readsCode: boolean;
  readonly permissions?: ProjectPermissions;
  readonly statistics?: ProjectStatistics;
  readonly license?: Project['license'];
  /** The origin of a fork, if the caller may see it. */
  readonly upstream?: ProjectSummary;
}

/** A project with everything that the caller may see of it (Part B 2.1). */
export function projectView(
  instance: Instance,
  project: Row<'projects'>,
  details: ProjectDetails,
  audience: ProjectAudience,
): Project {
  const { url } = instance;
  const { mr_default_target_self, ...settings } = settingsOf(project);
  const owner = details.owners.get(details.namespaces.get(project.namespace_id)?.owner_id ?? 0);
  const { count, plain } = details.openIssues.get(project.id) ?? { count: 0, plain: 0 };
  const isFork = project.forked_from_id !== null;
  const { permissions, statistics, license, upstream, level, readsCode } = audience;
  const hasIssues = opensPart(project, 'issues', level);
  return withinInstance(instance, 'Project', {
    ...projectSummary(instance, project, details, { readsCode }),
    description_html: `<p>${escaped(project.description ?? '')}</p>`,
    ...(readsCode ? { license_url: fileAddress(instance, project, project.license_path) } : {}),
    updated_at: project.updated_at,
    ...(project.creator_id === null ? {} : { creator_id: project.creator_id }),
    archived: project.archived,
    repository_storage: 'default',
    import_url: project.import_url,
    import_type: project.import_type,
    import_error: project.import_error,
    ...(owner === undefined
      ? {}
      : { owner: { id: owner.id, name: owner.name, created_at: owner.created_at } }),
    ...settings,
    printing_merge_request_link_enabled: settings.printing_merge_requests_link_enabled,
    can_create_merge_request_in: opensPart(project, 'merge requests', level) && level >= 30,
    shared_with_groups: (details.shares.get(project.id) ?? []).map((share) => ({
      group_id: share.group_id,
      group_name: share.name,
      group_full_path: share.full_path,
      group_access_level: share.access_level,
    })),
    container_expiration_policy: expirationPolicy(project),
    container_registry_image_prefix: `${new URL(url).host}/${project.full_path}`.toLowerCase(),
    _links: links(`${url}/api/v4/projects/${project.id}`, hasIssues),
    ...(hasIssues ? { open_issues_count: Number(level >= 20 ? count : plain) } : {}),
    marked_for_deletion_on: project.marked_for_deletion_on,
    // The old name of the previous member.
    ...(hasTier(instance, 'paid') ? { marked_for_deletion_at: project.marked_for_deletion_on } : {}),
    ...(isFork ? { mr_default_target_self } : {}),
    ...(upstream === undefined ? {} : { forked_from_project: upstream }),
    ...(level >= 40 ? { runners_token: null } : {}),
    ...(permissions === undefined ? {} : { permissions }),
    ...(statistics === undefined ? {} : { statistics }),
    ...(license === undefined ? {} : { license }),
  });
}

function links(self: string, hasIssues: boolean): NonNullable<Project['_links']> {
  return {
    self,
    ...(hasIssues ? { issues: `${self}/issues` } : {}),
    merge_requests: `${self}/merge_requests`,
    repo_branches: `${self}/repository/branches`,
    labels: `${self}/labels`,
    events: `${self}/events`,
    members: `${self}/members`,
    cluster_agents: `${self}/cluster_agents`,
  };
}

/** No images are stored here: the policy is present but disabled. */
function expirationPolicy({
  created_at,
}: Row<'projects'>): NonNullable<Project['container_expiration_policy']> {
  return {
    cadence: '1d',
    enabled: false,
    keep_n: 10,
    older_than: '90d',
    name_regex: '.*',
    name_regex_delete: '.*',
    name_regex_keep: null,
    next_run_at: new Date(Date.parse(created_at) + 86_400_000).toISOString(),
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
