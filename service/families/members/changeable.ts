import { levelInGroup, levelInProject } from '../../access/queries.ts';
import { groupOf, projectOf, signedIn, type Asking } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** A group or project with members, and the level that the caller holds in it. */
export interface ChangeableSource {
  readonly kind: 'group' | 'project';
  readonly id: number;
  /** The group around it; null for a top-level group. */
  readonly groupId: number | null;
  readonly callerLevel: number;
}

/** The group of an id or path, as members are added to it. */
export async function changeableGroup(asking: Asking, id: string | number): Promise<ChangeableSource> {
  const group = await groupOf(asking, id);
  const level = await levelInGroup(asking.app.database, signedIn(asking), group.id);
  return { kind: 'group', id: group.id, groupId: group.parent_id, callerLevel: level ?? 0 };
}

/** The project of an id or path, as members are added to it. */
export async function changeableProject(asking: Asking, id: string | number): Promise<ChangeableSource> {
  const project = await projectOf(asking, id);
  const level = await levelInProject(asking.app.database, signedIn(asking), project);
  return { kind: 'project', id: project.id, groupId: project.namespace_id, callerLevel: level ?? 0 };
}

/** The direct membership of a user. */
export async function findMember(
  reads: Reads,
  { kind, id }: ChangeableSource,
  userId: number,
): Promise<Row<'members'> | undefined> {
  return await reads.one<Row<'members'>>(
    sql`select * from members where kind = ${kind} and source_id = ${id} and user_id = ${userId}`,
  );
}

/** The membership with the highest level that a user has in the groups around, which no level below may undercut. */
export async function inheritedMembership(
  reads: Reads,
  { groupId }: ChangeableSource,
  userId: number,
): Promise<{ readonly level: number; readonly group: string } | undefined> {
  return await reads.one<{ level: number; group: string }>(sql`
    with recursive around(id, parent_id, name) as (
      select id, parent_id, name from namespaces where id = ${groupId}
      union
      select n.id, n.parent_id, n.name from namespaces n join around a on n.id = a.parent_id
    )
    select m.access_level as level, a.name as "group" from members m join around a on a.id = m.source_id
    where m.kind = 'group' and m.user_id = ${userId} and m.state = 'active'
    order by m.access_level desc, a.id limit 1`);
}

/** Whether a user is the only owner that a group has itself. */
export async function isLastOwner(
  reads: Reads,
  { kind, id }: ChangeableSource,
  member: Row<'members'>,
): Promise<boolean> {
  if (kind !== 'group' || member.access_level < 50) return false;
  const other = await reads.one(sql`
    select id from members where kind = 'group' and source_id = ${id} and access_level = 50 and id <> ${member.id}`);
  return other === undefined;
}
