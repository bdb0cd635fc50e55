import { levels } from '../../access/level.ts';
import { callerIn } from '../../access/require.ts';
import type { Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { sql, type Sql } from '../../database/sql.ts';
import { forbidden } from '../../http/refusals.ts';
import { levelOfCaller } from './access.ts';

/**
 * Refuses with 403 callers who may not see the variables: maintainers may, and developers those of their own pipelines.
 */
export async function requireToSeeVariables(
  asking: Asking,
  project: Row<'projects'>,
  pipeline: Row<'pipelines'>,
): Promise<void> {
  const isOwn = pipeline.user_id === callerIn(asking).user.id;
  const needed = isOwn ? levels.developer : levels.maintainer;
  if ((await levelOfCaller(asking, project)) < needed) throw forbidden();
}

/** The variables with which a pipeline was started, in the order of the request. */
export function variablesQuery({ id }: Pick<Row<'pipelines'>, 'id'>): Sql {
  return sql`select * from pipeline_variables where pipeline_id = ${id} order by position`;
}
