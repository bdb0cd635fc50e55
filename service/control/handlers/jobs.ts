import type { FinishJobHandler, StartJobHandler } from '../../../generated/control/server/index.js';
import { finishedJob } from '../finished-job.ts';
import { finishBuild, startBuild } from '../../families/pipelines/finish.ts';

/**
 * Start a job
 *
 * `POST /jobs/{id}/start`
 */
export const startJob: StartJobHandler = async ({ path }, { app }) => {
  const { token } = await startBuild(app.forge, path.id);
  return { status: 200, body: { token } };
};

/**
 * End a job
 *
 * `POST /jobs/{id}/finish`
 */
export const finishJob: FinishJobHandler = async ({ path, body }, { app }) => {
  await finishBuild(app.forge, finishedJob(path.id, body));
  return { status: 204 };
};
