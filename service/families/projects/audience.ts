import type { ProjectAccess, ProjectPermissions } from '../../../generated/types/index.js';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { heldGroups, heldProjects, type Viewer } from '../../access/queries.ts';
import { listOf, sql, type Sql } from '../../database/sql.ts';

/** The access of a viewer to a project, with the level that comes from both. */
export interface ProjectStanding {
  readonly level: number;
  readonly permissions: ProjectPermissions;
}

/** What a viewer may do in some projects, by the id of the project. Those where they hold nothing have level 0. */
export async function standingsIn(
  reads: Reads,
  viewer: Viewer,
  projects: readonly Row<'projects'>[],
): Promise<ReadonlyMap<number, ProjectStanding>> {
  const own = await levelsOf(
    reads,
    sql`select id, level from ${heldProjects(viewer)} as held
    where id in ${listOf(projects.map(({ id }) => id))}`,
  );
  const namespaceIds = listOf(projects.map(({ namespace_id: id }) => id));
  const ofGroups = await levelsOf(
    reads,
    sql`select id, level from ${heldGroups(viewer)} as held
    where id in ${namespaceIds}
    union all select id, 50 from namespaces where owner_id = ${viewer.userId} and id in ${namespaceIds}`,
  );
  return new Map(
    projects.map(({ id, namespace_id }) => {
      const project = own.get(id);
      const group = ofGroups.get(namespace_id);
      const level = viewer.isAdministrator ? 60 : Math.max(project ?? 0, group ?? 0);
      return [id, { level, permissions: { project_access: access(project), group_access: access(group) } }];
    }),
  );
}

async function levelsOf(reads: Reads, query: Sql): Promise<ReadonlyMap<number, number>> {
  const rows = await reads.all<{ id: number; level: number }>(query);
  return new Map(rows.map(({ id, level }) => [id, level]));
}

/** 3 is the level "global": notifications as the user has set them for everything. */
function access(level: number | undefined): ProjectAccess | null {
  return level === undefined ? null : { access_level: level, notification_level: 3 };
}
