import type { JobEnd } from '../../generated/control/types/index.js';
import type { Finished } from '../families/pipelines/finish.ts';

/** The result of a job as a caller of the control plane states it. */
export function finishedJob(
  id: number,
  { outcome, log, coverage, exit_code: exitCode, artifacts }: JobEnd,
): Finished {
  return {
    id,
    outcome,
    ...(log === undefined ? {} : { log }),
    ...(coverage === undefined ? {} : { coverage }),
    ...(exitCode === undefined ? {} : { exitCode }),
    ...(artifacts === undefined
      ? {}
      : {
          artifacts: artifacts.map(({ path, content, encoding = 'text' }) => ({
            path,
            content: Buffer.from(content, encoding === 'text' ? 'utf8' : 'base64'),
          })),
        }),
  };
}
