import type {
  ListGroupProjectsServerRequest,
  ListSubgroupsServerRequest,
} from '../../../generated/companion/server/index.js';
import type { Viewer } from '../../access/queries.ts';
import { sql, type Sql } from '../../database/sql.ts';
import { projectsQuery, wordsOf } from '../projects/search.ts';
import { groupsCondition, groupsOrder } from './search.ts';

/** The direct subgroups of a group that a list requests, in a total order. */
export function subgroupsQuery(
  groupId: number,
  query: ListSubgroupsServerRequest['query'],
  viewer: Viewer | undefined,
): Sql {
  const condition = groupsCondition({ all_available: true, ...query }, viewer);
  return sql`select n.* from namespaces n where n.parent_id = ${groupId} and ${condition} order by ${groupsOrder(query)}`;
}

/** The projects of a group that a list requests, in a total order: by name if `similarity` is used without `search`. */
export function groupProjectsQuery(
  groupId: number,
  query: ListGroupProjectsServerRequest['query'],
  viewer: Viewer | undefined,
): Sql {
  const { include_subgroups, with_shared, visibility, ...rest } = query;
  const own = include_subgroups
    ? sql`p.namespace_id in (
        with recursive inside(id) as (
          select id from namespaces where id = ${groupId} union select n.id from namespaces n join inside i on n.parent_id = i.id
        )
        select id from inside)`
    : sql`p.namespace_id = ${groupId}`;
  const shared = sql`p.id in (select source_id from shares where kind = 'project' and group_id = ${groupId})`;
  const isByName = rest.order_by === 'similarity' && wordsOf(rest.search).length === 0;
  const order_by = isByName ? 'name' : rest.order_by;
  return projectsQuery({ ...rest, order_by, search_namespaces: false }, viewer, [
    with_shared ? sql`(${own} or ${shared})` : own,
    ...(visibility === undefined ? [] : [sql`p.visibility = ${visibility}`]),
  ]);
}
