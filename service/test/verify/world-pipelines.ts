import { finishBuild } from '../../families/pipelines/finish.ts';
import type { RunningForge } from '../../start/start.ts';
import { all, object, type Call } from './calling.ts';

/** Pipelines that have ended, with artifacts and a report. */
export async function inPipelines(running: RunningForge, root: Call, project: string): Promise<object> {
  // Each is the last successful one of its ref: deleting the artifacts of the project does not delete theirs.
  const toClear = await finishedJob(running, root, project, 'release/1.4');
  const finished = await finishedJob(running, root, project, 'main');
  return {
    deleteJobArtifacts: { job_id: toClear.job },
    listPipelineJobs: { pipeline_id: finished.pipeline },
    job_id: finished.job,
  };
}

/** The ids of a new pipeline and of its job. */
async function finishedJob(
  running: RunningForge,
  root: Call,
  project: string,
  ref: string,
): Promise<{ readonly pipeline: unknown; readonly job: number }> {
  const pipeline = object(await root('POST', `${project}/pipeline`, { ref }));
  const [job] = await all(root, `${project}/pipelines/${String(pipeline['id'])}/jobs`);
  const id = Number(job?.['id']);
  const report = '<testsuite name="s"><testcase classname="a" name="one" time="1.5"/></testsuite>';
  await finishBuild(running.forge, {
    id,
    outcome: 'success',
    artifacts: [
      { path: 'coverage/index.html', content: Buffer.from('<p>80 %</p>') },
      { path: 'junit.xml', content: Buffer.from(report) },
    ],
  });
  return { pipeline: pipeline['id'], job: id };
}
