import type { ListNamespacesServerRequest } from '../../../generated/server/index.js';
import { heldGroups, visibleNamespace, type Viewer } from '../../access/queries.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { containing, joinSql, listOf, sql, type Sql } from '../../database/sql.ts';

/** The namespaces that a list requests, in the order of their ids. Users are found only by their own namespace. */
export function namespacesQuery(
  { search, owned_only, top_level_only }: ListNamespacesServerRequest['query'],
  viewer: Viewer,
): Sql {
  const pattern = containing(search ?? '');
  const owned = sql`(n.owner_id = ${viewer.userId}
    or n.id in (select id from ${heldGroups(viewer)} as held where level >= 50))`;
  const conditions = [
    seenNamespace(viewer),
    ...(owned_only === true ? [owned] : []),
    ...(top_level_only === true ? [sql`n.parent_id is null`] : []),
    ...(search === undefined || search === ''
      ? []
      : [sql`(lower(n.name) like ${pattern} escape '\\' or lower(n.full_path) like ${pattern} escape '\\')`]),
  ];
  return sql`select n.* from namespaces n where ${joinSql(conditions, ' and ')} order by n.id`;
}

/** Part A 4.4: administrators see all; others the groups that they are members of, and their own namespace. */
function seenNamespace(viewer: Viewer): Sql {
  if (viewer.isAdministrator) return sql`1 = 1`;
  return sql`(n.owner_id = ${viewer.userId} or n.id in (select id from ${heldGroups(viewer)} as held))`;
}

/** The namespace with an id or full path that the viewer may see. */
export async function findNamespace(
  reads: Reads,
  id: string | number,
  viewer: Viewer,
): Promise<Row<'namespaces'> | undefined> {
  const text = String(id);
  const named = /^\d{1,15}$/.test(text)
    ? sql`n.id = ${Number(text)}`
    : sql`lower(n.full_path) = ${text.toLowerCase()}`;
  return await reads.one<Row<'namespaces'>>(
    sql`select n.* from namespaces n where ${named} and ${visibleNamespace(viewer)}`,
  );
}

/** Taken paths that begin with this one, in lower case: of namespaces below a parent or at the top level. */
export async function takenPaths(
  reads: Reads,
  path: string,
  parentId: number | undefined,
): Promise<ReadonlySet<string>> {
  const beginning = `${containing(path).slice(1)}`;
  const parent = parentId === undefined ? sql`parent_id is null` : sql`parent_id = ${parentId}`;
  const rows = await reads.all<{ path: string }>(
    sql`select lower(path) as path from namespaces where ${parent} and lower(path) like ${beginning} escape '\\'`,
  );
  return new Set(rows.map((row) => row.path));
}

/** Figures that owners of a namespace see, by its id. */
export interface NamespaceFigures {
  readonly members: number;
  readonly billable: number;
  readonly projects: number;
  readonly repositorySize: number;
}

export async function figuresOf(
  reads: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, NamespaceFigures>> {
  const below = sql`with recursive below(root, id) as (
    select id, id from namespaces where id in ${listOf(ids)}
    union all
    select b.root, n.id from namespaces n join below b on n.parent_id = b.id
  )`;
  const projects = await reads.all<{ id: number; projects: number; size: number }>(sql`
    ${below} select b.root as id, count(p.id) as projects, coalesce(sum(p.repository_size), 0) as size
    from below b left join projects p on p.namespace_id = b.id group by b.root`);
  const members = await reads.all<{ id: number; members: number; billable: number }>(sql`
    ${below} select b.root as id, count(distinct m.user_id) as members,
      count(distinct case when m.access_level > 10 then m.user_id end) as billable
    from below b left join members m on (m.kind = 'group' and m.source_id = b.id)
      or (m.kind = 'project' and m.source_id in (select p.id from projects p where p.namespace_id = b.id))
    group by b.root`);
  const counts = new Map(members.map((row) => [row.id, row]));
  return new Map(
    projects.map((row) => [
      row.id,
      {
        members: counts.get(row.id)?.members ?? 0,
        billable: counts.get(row.id)?.billable ?? 0,
        projects: row.projects,
        repositorySize: row.size,
      },
    ]),
  );
}
