import { mayRead } from '../../access/parts.ts';
import { levels } from '../../access/level.ts';
import type { Asking } from '../../access/resources.ts';
import type { Reads } from '../../database/database.ts';
import type { Row } from '../../database/rows.ts';
import { listOf, sql } from '../../database/sql.ts';
import { levelOfCaller } from '../pipelines/access.ts';
import { settingsOf } from '../projects/settings.ts';

type MergeRequest = Row<'merge_requests'>;
type Pipeline = Row<'pipelines'>;

/** The last pipelines of the last commits of merge requests, by their ids. Child pipelines do not count. */
export async function headPipelines(
  reads: Reads,
  rows: readonly MergeRequest[],
): Promise<ReadonlyMap<number, Pipeline>> {
  const projects = rows.flatMap(({ source_project_id: id }) => (id === null ? [] : [id]));
  const shas = rows.flatMap(({ sha }) => (sha === null ? [] : [sha]));
  const found = await reads.all<Pipeline>(sql`
    select * from pipelines where id in (
      select max(id) from pipelines
      where project_id in ${listOf([...new Set(projects)])} and sha in ${listOf([...new Set(shas)])}
        and source <> 'parent_pipeline' and tag = ${false}
      group by project_id, ref, sha)`);
  const heads = rows.flatMap(({ id, source_project_id, source_branch, sha }) => {
    const head = found.find(
      (one) => one.project_id === source_project_id && one.ref === source_branch && one.sha === sha,
    );
    return head === undefined ? [] : [[id, head] as const];
  });
  return new Map(heads);
}

/** The last pipeline of a merge request with its project, if the caller may see the pipelines of the project. */
export async function visibleHeadPipeline(
  asking: Asking,
  row: MergeRequest,
): Promise<{ readonly pipeline: Pipeline; readonly source: Row<'projects'> } | undefined> {
  const { database } = asking.app;
  const pipeline = (await headPipelines(database, [row])).get(row.id);
  const source = await database.one<Row<'projects'>>(
    sql`select * from projects where id = ${row.source_project_id ?? 0}`,
  );
  if (pipeline === undefined || source === undefined || !(await mayRead(asking, source, 'jobs')))
    return undefined;
  const isPublic = settingsOf(source).public_jobs === true;
  return isPublic || (await levelOfCaller(asking, source)) >= levels.reporter
    ? { pipeline, source }
    : undefined;
}
