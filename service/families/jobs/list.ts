import type { ListProjectJobsServerRequest } from '../../../generated/companion/server/index.js';
import { joinSql, listOf, sql, type Sql } from '../../database/sql.ts';

type Query = ListProjectJobsServerRequest['query'];

/** The jobs of a project, or those of one of its pipelines, the newest first. */
export function jobsQuery(
  { projectId, pipelineId }: { readonly projectId: number; readonly pipelineId?: number },
  { scope, include_retried, ...query }: Query,
): Sql {
  const states = [...(query['scope[]'] ?? []), ...(scope === undefined ? [] : [scope])];
  const conditions = [
    sql`b.project_id = ${projectId}`,
    ...(pipelineId === undefined ? [] : [sql`b.pipeline_id = ${pipelineId}`]),
    ...(states.length === 0 ? [] : [sql`b.status in ${listOf(states)}`]),
    ...(include_retried ? [] : [sql`b.retried = ${false}`]),
  ];
  return sql`select b.* from builds b where ${joinSql(conditions, ' and ')} order by b.id desc`;
}
