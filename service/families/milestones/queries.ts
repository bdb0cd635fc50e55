import type { ListProjectMilestonesServerRequest } from '../../../generated/server/index.js';
import { visibleNamespace, type Viewer } from '../../access/queries.ts';
import { stored } from '../../clock.ts';
import { nextNumber } from '../../database/counters.ts';
import type { Reads, Writes } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { containing, joinSql, listOf, sql, type Sql } from '../../database/sql.ts';

type Query = ListProjectMilestonesServerRequest['query'];
type Milestone = Row<'milestones'>;

/**
 * The milestones of a project that a list requests (Part B 4.7), the newest first, optionally with those of the groups
 * above it.
 */
export function milestonesQuery(query: Query, project: Row<'projects'>, viewer: Viewer | undefined): Sql {
  const withAncestors = query.include_ancestors ?? query.include_parent_milestones ?? false;
  const own = sql`m.project_id = ${project.id}`;
  const iids = withAncestors ? undefined : query['iids[]'];
  const pattern = containing(query.search ?? '');
  const conditions = [
    withAncestors ? sql`(${own} or m.group_id in ${groupsAbove(project, viewer)})` : own,
    ...(iids === undefined || iids.length === 0 ? [] : [sql`m.iid in ${listOf(iids)}`]),
    ...(query.state === undefined ? [] : [sql`m.state = ${query.state}`]),
    ...(query.title === undefined ? [] : [sql`m.title = ${query.title}`]),
    ...(query.search === undefined
      ? []
      : [
          sql`(lower(m.title) like ${pattern} escape '\\' or lower(coalesce(m.description, '')) like ${pattern} escape '\\')`,
        ]),
    ...(query.updated_before === undefined ? [] : [sql`m.updated_at < ${stored(query.updated_before)}`]),
    ...(query.updated_after === undefined ? [] : [sql`m.updated_at > ${stored(query.updated_after)}`]),
  ];
  return sql`select m.* from milestones m where ${joinSql(conditions, ' and ')} order by m.id desc`;
}

/** The ids of the groups above a project that the viewer may see. */
function groupsAbove(project: Row<'projects'>, viewer: Viewer | undefined): Sql {
  return sql`(select n.id from namespaces n where n.id in ${idsAbove(project)} and ${visibleNamespace(viewer)})`;
}

/** The ids of the namespace of a project and of the groups above that. Only groups among them have milestones. */
function idsAbove({ namespace_id }: Pick<Row<'projects'>, 'namespace_id'>): Sql {
  return sql`(
    with recursive above(id, parent_id) as (
      select id, parent_id from namespaces where id = ${namespace_id}
      union
      select g.id, g.parent_id from namespaces g join above a on g.id = a.parent_id
    ) select id from above)`;
}

export async function findMilestone(
  reads: Reads,
  projectId: number,
  id: number,
): Promise<Milestone | undefined> {
  return await reads.one<Milestone>(
    sql`select * from milestones where project_id = ${projectId} and id = ${id}`,
  );
}

/** A milestone that can be used in a project: one of its own, or of a group above it. */
export async function findUsableMilestone(
  reads: Reads,
  project: Row<'projects'>,
  id: number,
): Promise<Milestone | undefined> {
  return await reads.one<Milestone>(sql`
    select * from milestones
    where id = ${id} and (project_id = ${project.id} or group_id in ${idsAbove(project)})`);
}

/** Whether a project, or a group above it, has another milestone with the title. */
export async function isTitleTaken(
  reads: Reads,
  project: Row<'projects'>,
  title: string,
  except: number | null,
): Promise<boolean> {
  const found = await reads.one(sql`
    select id from milestones
    where title = ${title} and id <> ${except ?? 0}
      and (project_id = ${project.id} or group_id in ${idsAbove(project)})`);
  return found !== undefined;
}

/** The contents of a milestone, without members that the service sets. */
export type MilestoneContent = Pick<Milestone, 'title' | 'description' | 'due_date' | 'start_date' | 'state'>;

/** A new milestone of a project or of a group, with the next number of its owner. */
export async function insertMilestone(
  writes: Writes,
  owner: { readonly projectId: number } | { readonly groupId: number },
  content: MilestoneContent,
  now: string,
): Promise<Milestone> {
  const [projectId, groupId] = 'projectId' in owner ? [owner.projectId, null] : [null, owner.groupId];
  const iid = await nextNumber(
    writes,
    projectId === null ? 'group_milestones' : 'milestones',
    projectId ?? groupId ?? 0,
  );
  const row = await writes.one<Milestone>(sql`
    insert into milestones
      (project_id, group_id, iid, title, description, due_date, start_date, state, created_at, updated_at)
    values
      (${projectId}, ${groupId}, ${iid}, ${content.title}, ${content.description}, ${content.due_date},
       ${content.start_date}, ${content.state}, ${now}, ${now})
    returning *`);
  if (row === undefined) throw new Error('The milestone was not stored.');
  return row;
}

export async function updateMilestone(
  writes: Writes,
  id: number,
  content: MilestoneContent,
  now: string,
): Promise<Milestone> {
  const row = await writes.one<Milestone>(sql`
    update milestones set title = ${content.title}, description = ${content.description},
      due_date = ${content.due_date}, start_date = ${content.start_date}, state = ${content.state}, updated_at = ${now}
    where id = ${id} returning *`);
  if (row === undefined) throw new Error('The milestone is gone.');
  return row;
}

/** Deletes a milestone; issues and merge requests stay without one. */
export async function deleteMilestone(writes: Writes, id: number): Promise<void> {
  await writes.run(sql`delete from milestones where id = ${id}`);
}
