import type { Group, GroupListItem, GroupShare } from '../../../generated/types/index.js';
import { visibleProject, heldGroups, type Viewer } from '../../access/queries.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import { presentProjects } from '../projects/present.ts';
import { groupStatistics } from './statistics.ts';
import { groupListView, groupView } from './view.ts';

/** Part A 8: maximum number of projects, and of shared ones, in the response of one group. */
const mostProjects = 100;

/** Groups in lists for a caller. */
export async function presentGroups(
  { app, principal }: Asking,
  groups: readonly Row<'namespaces'>[],
  { statistics = false }: { readonly statistics?: boolean } = {},
): Promise<GroupListItem[]> {
  const { database, instance } = app;
  const ids = groups.map(({ id }) => id);
  const shares = await sharesOf(database, ids);
  const levels = await levelsOf(database, viewerOf(app, principal), ids);
  const figures = statistics ? await groupStatistics(database, ids) : new Map();
  return groups.map((group) => {
    const found = figures.get(group.id);
    return groupListView(instance, group, {
      level: levels.get(group.id) ?? 0,
      shares: shares.get(group.id) ?? [],
      ...(found === undefined ? {} : { statistics: found }),
    });
  });
}

/** One group as a caller may see it, with its projects unless they are excluded. */
export async function presentGroup(
  asking: Asking,
  group: Row<'namespaces'>,
  { withProjects }: { readonly withProjects: boolean },
): Promise<Group> {
  const { app, principal } = asking;
  const { database, instance } = app;
  const viewer = viewerOf(app, principal);
  const shares = await sharesOf(database, [group.id]);
  const levels = await levelsOf(database, viewer, [group.id]);
  const view = groupView(instance, group, {
    level: levels.get(group.id) ?? 0,
    shares: shares.get(group.id) ?? [],
  });
  if (!withProjects) return view;
  const own = await database.all<Row<'projects'>>(sql`
    select p.* from projects p where p.namespace_id = ${group.id} and ${visibleProject(viewer)}
    order by p.id desc limit ${mostProjects}`);
  const shared = await database.all<Row<'projects'>>(sql`
    select p.* from projects p join shares s on s.kind = 'project' and s.source_id = p.id
    where s.group_id = ${group.id} and ${visibleProject(viewer)} order by p.id desc limit ${mostProjects}`);
  return {
    ...view,
    projects: await presentProjects(asking, own),
    shared_projects: await presentProjects(asking, shared),
  };
}

async function sharesOf(
  reads: Reads,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, readonly GroupShare[]>> {
  const rows = await reads.all<Row<'shares'> & { readonly name: string; readonly full_path: string }>(sql`
    select s.*, g.name, g.full_path from shares s join namespaces g on g.id = s.group_id
    where s.kind = 'group' and s.source_id in ${listOf(groupIds)} order by s.id`);
  const bySource = Map.groupBy(rows, ({ source_id }) => source_id);
  return new Map(
    [...bySource].map(([id, shares]) => [
      id,
      shares.map((share) => ({
        group_id: share.group_id,
        group_name: share.name,
        group_full_path: share.full_path,
        group_access_level: share.access_level,
        expires_at: share.expires_at,
      })),
    ]),
  );
}

async function levelsOf(
  reads: Reads,
  viewer: Viewer | undefined,
  groupIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (viewer === undefined) return new Map();
  if (viewer.isAdministrator) return new Map(groupIds.map((id) => [id, 60]));
  const rows = await reads.all<{ id: number; level: number }>(
    sql`select id, level from ${heldGroups(viewer)} as held where id in ${listOf(groupIds)}`,
  );
  return new Map(rows.map(({ id, level }) => [id, level]));
}
