import type { Row } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import type { Forge } from '../../forge.ts';
import type { CommitStanding } from './view.ts';

/** The last pipeline of a commit, whose status is also that of the commit. */
export async function commitStanding(
  { database }: Forge,
  { id }: Pick<Row<'projects'>, 'id'>,
  sha: string,
): Promise<CommitStanding> {
  const pipeline = await database.one<Pick<Row<'pipelines'>, 'id' | 'ref' | 'sha' | 'status'>>(
    sql`select id, ref, sha, status from pipelines where project_id = ${id} and sha = ${sha} order by id desc limit 1`,
  );
  return pipeline === undefined
    ? { status: null, last_pipeline: null }
    : { status: pipeline.status, last_pipeline: pipeline };
}
