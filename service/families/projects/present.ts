import type {
  Project,
  ProjectPermissions,
  ProjectStatistics,
  ProjectSummary,
} from '../../../generated/types/index.js';
import { opensPart } from '../../access/parts.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import { visibleProject } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import { standingsIn, type ProjectStanding } from './audience.ts';
import { detailsOf } from './details.ts';
import { licenseOf } from './license.ts';
import { projectSummary } from './summary.ts';
import { projectView } from './view.ts';

/** Optional parts of projects in a request. */
export interface Wanted {
  readonly simple?: boolean;
  readonly statistics?: boolean;
  readonly license?: boolean;
}

const noPermissions: ProjectPermissions = { project_access: null, group_access: null };

/** Projects as a caller may see them; without credentials in their short form (Part B 4.1). */
export async function presentProjects(
  { app, principal }: Asking,
  projects: readonly Row<'projects'>[],
  { simple = false, statistics = false, license = false }: Wanted = {},
): Promise<Project[]> {
  const { database, instance } = app;
  const viewer = viewerOf(app, principal);
  const origins = projects.flatMap(({ forked_from_id: id }) => (id === null ? [] : [id]));
  const upstream =
    origins.length === 0
      ? []
      : await database.all<Row<'projects'>>(sql`
          select p.* from projects p where p.id in ${listOf(origins)} and ${visibleProject(viewer)}`);
  const details = await detailsOf(database, [...projects, ...upstream]);
  const standings =
    viewer === undefined
      ? new Map<number, ProjectStanding>()
      : await standingsIn(database, viewer, [...projects, ...upstream]);
  const standingIn = (project: Row<'projects'>): ProjectStanding =>
    standings.get(project.id) ?? {
      level: 0,
      permissions: noPermissions,
      readsCode: opensPart(project, 'code', 0),
    };
  const summaryOf = (project: Row<'projects'>): ProjectSummary =>
    projectSummary(instance, project, details, standingIn(project));
  if (viewer === undefined || simple) return projects.map(summaryOf);
  const upstreamById = new Map(upstream.map((project) => [project.id, project]));
  const artifacts = statistics ? await artifactSizes(database, projects) : new Map<number, number>();
  const licenses = license ? await licensesOf(app, projects) : new Map<number, Project['license']>();
  return projects.map((project) => {
    const { level, permissions, readsCode } = standingIn(project);
    const from = upstreamById.get(project.forked_from_id ?? 0);
    return projectView(instance, project, details, {
      level,
      permissions,
      readsCode,
      ...(from === undefined ? {} : { upstream: summaryOf(from) }),
      ...(statistics && level >= 20
        ? { statistics: statisticsOf(project, artifacts.get(project.id) ?? 0) }
        : {}),
      ...(license ? { license: licenses.get(project.id) ?? null } : {}),
    });
  });
}

/** One project; also without credentials, with everything that is public. */
export async function presentProject(
  asking: Asking,
  project: Row<'projects'>,
  wanted: Wanted = {},
): Promise<Project> {
  const [presented] = await presentProjects(asking, [project], wanted);
  if (presented === undefined) throw new Error('The project is not presented.');
  return presented;
}

/** Bytes of the artifacts of projects, by the id of the project. */
async function artifactSizes(
  reads: Reads,
  projects: readonly Row<'projects'>[],
): Promise<ReadonlyMap<number, number>> {
  const sizes = await reads.all<{ id: number; size: number }>(sql`
    select project_id as id, sum(size) as size from artifacts
    where project_id in ${listOf(projects.map(({ id }) => id))} group by project_id`);
  return new Map(sizes.map(({ id, size }) => [id, Number(size)]));
}

async function licensesOf(
  forge: Forge,
  projects: readonly Row<'projects'>[],
): Promise<ReadonlyMap<number, Project['license']>> {
  const licenses = new Map<number, Project['license']>();
  for (const project of projects) licenses.set(project.id, await licenseOf(forge, project));
  return licenses;
}

function statisticsOf(
  { repository_size, commit_count }: Row<'projects'>,
  artifacts: number,
): ProjectStatistics {
  return {
    commit_count,
    storage_size: repository_size + artifacts,
    repository_size,
    wiki_size: 0,
    lfs_objects_size: 0,
    job_artifacts_size: artifacts,
    pipeline_artifacts_size: 0,
    packages_size: 0,
    snippets_size: 0,
    uploads_size: 0,
    container_registry_size: 0,
  };
}
