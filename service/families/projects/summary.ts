import type { ProjectNamespace, ProjectSummary } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import type { ProjectDetails } from './details.ts';

/**
 * The short form of a project (Part B 2.1), for lists without credentials. Facts about its code are only for those who
 * may read it.
 */
export function projectSummary(
  instance: Instance,
  project: Row<'projects'>,
  details: ProjectDetails,
  { readsCode }: { readonly readsCode: boolean },
): ProjectSummary {
  const { url } = instance;
  const namespace = details.namespaces.get(project.namespace_id);
  const topics = [...(details.topics.get(project.id) ?? [])];
  const address = `${url}/${project.full_path}`;
  return {
    id: project.id,
    description: project.description,
    name: project.name,
    name_with_namespace: namespace === undefined ? project.name : `${namespace.full_name} / ${project.name}`,
    path: project.path,
    path_with_namespace: project.full_path,
    created_at: project.created_at,
    ...(readsCode ? { default_branch: project.default_branch } : {}),
    visibility: project.visibility,
    tag_list: topics,
    topics,
    ssh_url_to_repo: `git@${new URL(url).hostname}:${project.full_path}.git`,
    http_url_to_repo: `${address}.git`,
    web_url: address,
    ...(readsCode ? { readme_url: fileAddress(instance, project, project.readme_path) } : {}),
    forks_count: details.forks.get(project.id) ?? 0,
    avatar_url: project.avatar_url,
    star_count: project.star_count,
    last_activity_at: project.last_activity_at,
    import_status: project.import_status,
    ...(namespace === undefined ? {} : { namespace: namespaceOfProject(url, namespace) }),
  };
}

/** The web URL of a file on the default branch; null without one. */
export function fileAddress(
  { url }: Instance,
  { full_path, default_branch }: Row<'projects'>,
  path: string | null,
): string | null {
  if (path === null || default_branch === null) return null;
  return `${url}/${full_path}/-/blob/${[default_branch, path].join('/')}`;
}

function namespaceOfProject(url: string, namespace: Row<'namespaces'>): ProjectNamespace {
  return {
    id: namespace.id,
    name: namespace.name,
    path: namespace.path,
    kind: namespace.kind,
    full_path: namespace.full_path,
    parent_id: namespace.parent_id,
    avatar_url: namespace.avatar_url,
    web_url: webAddress(url, namespace),
  };
}

/** The web URL of a group or user: groups are below `/groups`. */
export function webAddress(url: string, { kind, full_path }: Row<'namespaces'>): string {
  return kind === 'group' ? `${url}/groups/${full_path}` : `${url}/${full_path}`;
}
