import type { ProjectAccess, ProjectPermissions } from '../../../generated/types/index.js';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { opensPart, readable } from '../../access/parts.ts';
import { heldGroups, heldProjects, type Viewer } from '../../access/queries.ts';
import { listOf, sql } from '../../database/sql.ts';

/** The access of a viewer to a project, and the level from both the project and its group. */
export interface ProjectStanding {
  readonly level: number;
  readonly permissions: ProjectPermissions;
  readonly readsCode: boolean;
}

/** What a viewer may do in some projects, by the id of the project. Projects without access have level 0. */
export async function standingsIn(
  reads: Reads,
  viewer: Viewer,
  projects: readonly Row<'projects'>[],
): Promise<ReadonlyMap<number, ProjectStanding>> {
  const { own, ofGroups } = await levelsOf(reads, viewer, projects);
  const levelOf = ({ id, namespace_id: namespace }: Row<'projects'>): number =>
    viewer.isAdministrator ? 60 : Math.max(own.get(id) ?? 0, ofGroups.get(namespace) ?? 0);
  const closed = projects.filter((project) => !opensPart(project, 'code', levelOf(project)));
  const readers = await readersByRole(reads, viewer, closed);
  return new Map(
    projects.map((project) => [
      project.id,
      {
        level: levelOf(project),
        permissions: {
          project_access: access(own.get(project.id)),
          group_access: access(ofGroups.get(project.namespace_id)),
        },
        readsCode: !closed.includes(project) || readers.has(project.id),
      },
    ]),
  );
}

/** Of some projects, those whose code a viewer may read by a custom role but not by their level. */
async function readersByRole(
  reads: Reads,
  viewer: Viewer,
  closed: readonly Row<'projects'>[],
): Promise<ReadonlySet<number>> {
  if (closed.length === 0) return new Set();
  const rows = await reads.all<{ id: number }>(
    sql`select p.id from projects p where p.id in ${listOf(closed.map(({ id }) => id))} and ${readable('code', viewer)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The levels in the projects themselves, and in the namespaces around them, by their ids. */
async function levelsOf(
  reads: Reads,
  viewer: Viewer,
  projects: readonly Row<'projects'>[],
): Promise<Readonly<Record<'own' | 'ofGroups', ReadonlyMap<number, number>>>> {
  const ids = listOf(projects.map(({ id }) => id));
  const namespaceIds = listOf(projects.map(({ namespace_id: id }) => id));
  const rows = await reads.all<{ kind: 'project' | 'group'; id: number; level: number }>(sql`
    select 'project' as kind, id, level from ${heldProjects(viewer)} as held where id in ${ids}
    union all select 'group', id, level from ${heldGroups(viewer)} as held where id in ${namespaceIds}
    union all select 'group', id, 50 from namespaces where owner_id = ${viewer.userId} and id in ${namespaceIds}`);
  const of = (wanted: string): ReadonlyMap<number, number> =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ id, level }) => [id, level]));
  return { own: of('project'), ofGroups: of('group') };
}

/** 3 is the level "global": notifications by the user's global setting. */
function access(level: number | undefined): ProjectAccess | null {
  return level === undefined ? null : { access_level: level, notification_level: 3 };
}
