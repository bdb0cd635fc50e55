import { current, heldGroups, type Viewer } from '../../access/queries.ts';
import { nothing, sql, type Sql } from '../../database/sql.ts';
import { groupsAbove, type MemberSource } from './source.ts';

/** The status of a user in a group or project, from any source. */
export interface Standing {
  readonly user_id: number;
  readonly level: number;
  readonly member_role_id: number | null;
  readonly state: string;
  readonly expires_at: string | null;
  readonly created_by_id: number | null;
  readonly created_at: string;
}

const columns = sql`t.id, t.user_id, t.access_level as level, t.member_role_id, t.state, t.expires_at, t.created_by_id,
  t.created_at`;

/** The direct members of a group or project, as a table of `Standing`. It includes the owner of a personal project. */
export function directStandings({ kind, id }: MemberSource, { today }: Viewer): Sql {
  return sql`(
    select ${columns}, 0 as distance from members t
    where t.kind = ${kind} and t.source_id = ${id} and ${current(today)}
    ${kind === 'project' ? personalOwner(id) : nothing}
  )`;
}

/** The owner of the namespace of a project is a member of it. */
function personalOwner(projectId: number): Sql {
  return sql`
    union all
    select 0, n.owner_id, 50, null, 'active', null, null, p.created_at, 0
    from projects p join namespaces n on n.id = p.namespace_id
    where p.id = ${projectId} and n.owner_id is not null and n.owner_id not in (
      select o.user_id from members o where o.kind = 'project' and o.source_id = ${projectId})`;
}

/** What decides which members of invited groups a list shows. */
export interface Audience {
  readonly viewer: Viewer;
  /** Whether the viewer has a level in the group or project. */
  readonly belongs: boolean;
  /** Only members in this state. */
  readonly state?: string;
}

/**
 * All members of a group or project, as a table of `Standing`: direct, of groups above, and of invited groups that the
 * viewer may see (Part A 4.7). Each user occurs once, with the highest level; of two equal ones the nearest.
 */
export function effectiveStandings(source: MemberSource, { viewer, belongs, state }: Audience): Sql {
  const { today } = viewer;
  const known =
    belongs || viewer.isAdministrator
      ? nothing
      : sql`and (n.visibility = 'public' or n.id in (select id from ${heldGroups(viewer)} as own_groups))`;
  const sharedProject =
    source.kind === 'project' ? sql`or (t.kind = 'project' and t.source_id = ${source.id})` : nothing;
  return sql`(
    with recursive ${groupsAbove(source)}, invited(group_id, cap) as (
      select t.group_id, t.access_level from shares t join namespaces n on n.id = t.group_id
      where ((t.kind = 'group' and t.source_id in (select id from above)) ${sharedProject})
        and ${current(today)} ${known}
    ), around(id, parent_id, cap) as (
      select n.id, n.parent_id, i.cap from namespaces n join invited i on i.group_id = n.id
      union
      select n.id, n.parent_id, a.cap from namespaces n join around a on n.id = a.parent_id
    ), every_kind as (
      select * from ${directStandings(source, viewer)} as direct
      union all
      select ${columns}, a.distance from members t join above a on a.id = t.source_id
      where t.kind = 'group' and ${current(today)}
      union all
      select t.id, t.user_id, case when t.access_level < a.cap then t.access_level else a.cap end, null, t.state,
        t.expires_at, t.created_by_id, t.created_at, 1000
      from members t join around a on a.id = t.source_id
      where t.kind = 'group' and t.state = 'active' and ${current(today)}
    ), ranked as (
      select e.*, row_number() over (partition by e.user_id order by e.level desc, e.distance, e.id) as place
      from every_kind e ${state === undefined ? nothing : sql`where e.state = ${state}`}
    )
    select * from ranked where place = 1
  )`;
}
