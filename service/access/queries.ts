import type { Reads } from '../database/database.ts';
import type { Row } from '../database/rows.ts';
import { sql, type Sql } from '../database/sql.ts';
import { levels } from './level.ts';

const { minimal } = levels;

/** The user whose access is queried, and the day: memberships expire. */
export interface Viewer {
  readonly userId: number;
  readonly isAdministrator: boolean;
  /** Memberships that end on or before this day do not count. */
  readonly today: string;
}

/** A condition on a member or share `t`: it is valid today. */
export function current(today: string): Sql {
  return sql`(t.expires_at is null or t.expires_at > ${today})`;
}

/**
 * The groups in which a user has an access level, with the highest one: `(id, level)`. Levels come from membership or
 * from an invited group (the lower of both levels), and apply to all groups below. Minimal access applies to that group
 * only.
 */
export function heldGroups({ userId, today }: Viewer): Sql {
  return sql`(
    with recursive direct(id, level) as (
      select t.source_id, t.access_level from members t
      where t.kind = 'group' and t.user_id = ${userId} and t.state = 'active' and ${current(today)}
    ), within(id, level) as (
      select id, level from direct
      union
      select n.id, w.level from namespaces n join within w on n.parent_id = w.id where w.level > ${minimal}
    ), held(id, level) as (
      select id, level from within
      union
      select t.source_id, case when t.access_level < w.level then t.access_level else w.level end
      from shares t join within w on w.id = t.group_id
      where t.kind = 'group' and ${current(today)} and w.level > ${minimal}
      union
      select n.id, h.level from namespaces n join held h on n.parent_id = h.id where h.level > ${minimal}
    )
    select id, max(level) as level from held group by id
  )`;
}

/** The projects in which a user has an access level of their own, in addition to that of their group: `(id, level)`. */
export function heldProjects(viewer: Viewer): Sql {
  const { userId, today } = viewer;
  return sql`(
    select id, max(level) as level from (
      select t.source_id as id, t.access_level as level from members t
      where t.kind = 'project' and t.user_id = ${userId} and t.state = 'active' and ${current(today)}
      union all
      select t.source_id, case when t.access_level < g.level then t.access_level else g.level end
      from shares t join ${heldGroups(viewer)} g on g.id = t.group_id
      where t.kind = 'project' and ${current(today)} and g.level > ${minimal}
    ) as both_kinds group by id
  )`;
}

/**
 * The custom roles of a user in groups and projects: `(kind, id, role_id)`. They apply below the group of a membership
 * too. Through an invited group, the role of the lower of both levels counts; if the levels are equal, that of the
 * member, if the share has one.
 */
export function heldRoles({ userId, today }: Viewer): Sql {
  const through = sql`case
    when w.level < t.access_level then w.role_id
    when w.level > t.access_level then t.member_role_id
    when t.member_role_id is not null then w.role_id end`;
  const lower = sql`case when t.access_level < w.level then t.access_level else w.level end`;
  return sql`(
    with recursive within(id, level, role_id) as (
      select t.source_id, t.access_level, t.member_role_id from members t
      where t.kind = 'group' and t.user_id = ${userId} and t.state = 'active' and ${current(today)}
      union
      select n.id, w.level, w.role_id from namespaces n join within w on n.parent_id = w.id where w.level > ${minimal}
    ), held(id, level, role_id) as (
      select id, level, role_id from within
      union
      select t.source_id, ${lower}, ${through} from shares t join within w on w.id = t.group_id
      where t.kind = 'group' and ${current(today)} and w.level > ${minimal}
      union
      select n.id, h.level, h.role_id from namespaces n join held h on n.parent_id = h.id where h.level > ${minimal}
    )
    select 'group' as kind, id, role_id from held where role_id is not null
    union
    select 'project', t.source_id, t.member_role_id from members t
    where t.kind = 'project' and t.user_id = ${userId} and t.state = 'active' and ${current(today)}
    union
    select 'project', t.source_id, ${through} from shares t join held w on w.id = t.group_id
    where t.kind = 'project' and ${current(today)} and w.level > ${minimal}
  )`;
}

/** A condition on a project `p`: the viewer may see it. */
export function visibleProject(viewer: Viewer | undefined): Sql {
  if (viewer === undefined) return sql`(p.visibility = 'public')`;
  if (viewer.isAdministrator) return sql`(1 = 1)`;
  // The expression keeps SQLite from collecting all visible projects by indexes, only to sort them for one page.
  return sql`(
    (p.visibility || '') in ('public', 'internal')
    or p.id in (select id from ${heldProjects(viewer)} as own_projects)
    or p.namespace_id in (select id from ${heldGroups(viewer)} as own_groups where level > ${minimal})
    or p.namespace_id in (select id from namespaces where owner_id = ${viewer.userId})
  )`;
}

/** A condition on a namespace `n`: the viewer may see it. Members of a project may see the groups around it. */
export function visibleNamespace(viewer: Viewer | undefined): Sql {
  if (viewer === undefined) return sql`(n.visibility = 'public')`;
  if (viewer.isAdministrator) return sql`(1 = 1)`;
  return sql`(
    n.visibility in ('public', 'internal')
    or n.owner_id = ${viewer.userId}
    or n.id in (select id from ${heldGroups(viewer)} as own_groups)
    or n.id in (
      with recursive around(id, parent_id) as (
        select g.id, g.parent_id from namespaces g
        join projects p on p.namespace_id = g.id
        join ${heldProjects(viewer)} h on h.id = p.id
        union
        select g.id, g.parent_id from namespaces g join around a on g.id = a.parent_id
      )
      select id from around
    )
  )`;
}

/** The level of a user in a group; undefined if there is none. Administrators have 60 everywhere. */
export async function levelInGroup(
  reads: Reads,
  viewer: Viewer,
  groupId: number,
): Promise<number | undefined> {
  if (viewer.isAdministrator) return 60;
  const held = await reads.one<{ level: number }>(
    sql`select level from ${heldGroups(viewer)} as held where id = ${groupId}`,
  );
  return held?.level;
}

/** The level of a user in a project: their own or that of its group, whichever is higher; 50 in their own projects. */
export async function levelInProject(
  reads: Reads,
  viewer: Viewer,
  project: Pick<Row<'projects'>, 'id' | 'namespace_id'>,
): Promise<number | undefined> {
  if (viewer.isAdministrator) return 60;
  const held = await reads.one<{ level: number | null }>(sql`
    select max(level) as level from (
      select level from ${heldProjects(viewer)} as own_projects where id = ${project.id}
      union all
      select level from ${heldGroups(viewer)} as own_groups where id = ${project.namespace_id} and level > ${minimal}
      union all
      select 50 from namespaces where id = ${project.namespace_id} and owner_id = ${viewer.userId}
    ) as all_kinds
  `);
  return held?.level ?? undefined;
}
