import type { ListPipelinesServerRequest } from '../../../generated/server/index.js';
import { stored } from '../../clock.ts';
import type { Row } from '../../database/rows.ts';
import { joinSql, listOf, name, sql, type Sql } from '../../database/sql.ts';

type Query = ListPipelinesServerRequest['query'];

const columns = {
  id: 'p.id',
  status: 'p.status',
  ref: 'p.ref',
  updated_at: 'p.updated_at',
  user_id: 'coalesce(p.user_id, 0)',
} as const;

/** The pipelines of a query (Part B 4.4), in its order and then by id. */
export function pipelinesQuery(project: Pick<Row<'projects'>, 'id'>, query: Query): Sql {
  const column = name(columns[query.order_by], Object.values(columns));
  const direction = name(query.sort, ['asc', 'desc']);
  return sql`
    select p.* from pipelines p where ${joinSql([sql`p.project_id = ${project.id}`, ...conditions(query)], ' and ')}
    order by ${column} ${direction}, p.id ${direction}`;
}

function conditions(query: Query): readonly Sql[] {
  const { username, scope, source, updated_after: after, updated_before: before, yaml_errors } = query;
  return [
    ...(query.name === undefined ? [] : [sql`p.name = ${query.name}`]),
    ...(query.ref === undefined ? [] : [sql`p.ref = ${query.ref}`]),
    ...(query.sha === undefined ? [] : [sql`p.sha = ${query.sha}`]),
    ...(query.status === undefined ? [] : [sql`p.status = ${query.status}`]),
    // Child pipelines are listed only if requested.
    source === undefined ? sql`p.source <> 'parent_pipeline'` : sql`p.source = ${source}`,
    ...(username === undefined
      ? []
      : [sql`p.user_id in (select u.id from users u where lower(u.username) = ${username.toLowerCase()})`]),
    ...(scope === undefined ? [] : [scopes[scope]]),
    ...(after === undefined ? [] : [sql`p.updated_at > ${stored(after)}`]),
    ...(before === undefined ? [] : [sql`p.updated_at < ${stored(before)}`]),
    ...(yaml_errors === undefined
      ? []
      : [yaml_errors ? sql`p.yaml_errors is not null` : sql`p.yaml_errors is null`]),
  ];
}

const scopes: Readonly<Record<NonNullable<Query['scope']>, Sql>> = {
  running: sql`p.status = 'running'`,
  pending: sql`p.status = 'pending'`,
  finished: sql`p.status in ${listOf(['success', 'failed', 'canceled'])}`,
  branches: sql`p.tag = ${false}`,
  tags: sql`p.tag = ${true}`,
};
