import type { FinishJobHandler, StartJobHandler } from '../../../generated/control/server/index.js';
import { finishBuild, startBuild } from '../../families/pipelines/finish.ts';

/**
 * Let a job run
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
  const { outcome, log, coverage, exit_code: exitCode, artifacts } = body;
  await finishBuild(app.forge, {
    id: path.id,
    outcome,
    ...(log === undefined ? {} : { log }),
    ...(coverage === undefined ? {} : { coverage }),
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(artifacts === undefined
      ? {}
      : {
          artifacts: artifacts.map(({ path: name, content, encoding = 'text' }) => ({
            path: name,
            content: Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64'),
          })),
        }),
  });
  return { status: 204 };
};
