import type { Pipeline } from '../../../generated/types/index.js';
import { projectOf, type Asking } from '../../access/resources.ts';
import { findUser } from '../../access/users.ts';
import { instant } from '../../clock.ts';
import { sql } from '../../database/sql.ts';
import type { Row } from '../../database/rows.ts';
import { requireToRunJobs, requireToSeeJobs } from './access.ts';
import { startDueBuilds } from './progress.ts';
import { pipelineOf } from './queries.ts';
import { pipelineView } from './view.ts';

/** A project whose pipelines the caller may see, after starting its delayed jobs that are due. */
export async function projectWithPipelines(asking: Asking, id: string | number): Promise<Row<'projects'>> {
  const project = await projectOf(asking, id);
  await requireToSeeJobs(asking, project);
  const { database, clock } = asking.app;
  const now = instant(clock);
  const due = await database.one(sql`
    select id from builds where project_id = ${project.id} and status = 'scheduled' and run_at <= ${now} limit 1`);
  if (due !== undefined) await database.transaction((writes) => startDueBuilds(writes, project.id, now));
  return project;
}

/** The pipeline that a path names. */
export async function pipelineAt(
  asking: Asking,
  { id, pipeline_id }: { readonly id: string | number; readonly pipeline_id: number },
): Promise<{ readonly project: Row<'projects'>; readonly pipeline: Row<'pipelines'> }> {
  const project = await projectWithPipelines(asking, id);
  return { project, pipeline: await pipelineOf(asking.app.database, project, pipeline_id) };
}

/** The pipeline that a path names, for a caller who may run jobs. */
export async function pipelineToRun(
  asking: Asking,
  path: { readonly id: string | number; readonly pipeline_id: number },
): ReturnType<typeof pipelineAt> {
  const found = await pipelineAt(asking, path);
  await requireToRunJobs(asking, found.project);
  return found;
}

/** A pipeline as a response body. */
export async function presentPipeline(
  { app }: Pick<Asking, 'app'>,
  project: Row<'projects'>,
  pipeline: Row<'pipelines'>,
): Promise<Pipeline> {
  const user = await findUser(app.database, pipeline.user_id);
  return pipelineView(app.instance, project, { pipeline, user });
}
