import type { Job } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Commit } from '../../git/objects/types.ts';
import type { Instance } from '../../instance.ts';
import { commitSummary } from '../commits/view.ts';
import { secondsBetween } from '../pipelines/view.ts';
import { userSummary } from '../users/view.ts';

/** What a job shows of an artifact. */
export type ArtifactFacts = Pick<
  Row<'artifacts'>,
  'build_id' | 'kind' | 'size' | 'file_name' | 'format' | 'keep' | 'expires_at'
>;

/** Related rows of jobs, by their ids. */
export interface JobSurroundings {
  /** By the id of the job, the oldest first. */
  readonly artifacts: ReadonlyMap<number, readonly ArtifactFacts[]>;
  readonly users: ReadonlyMap<number, Row<'users'>>;
  readonly pipelines: ReadonlyMap<number, Row<'pipelines'>>;
  /** By their id; without those that are gone because the history was rewritten. */
  readonly commits: ReadonlyMap<string, Commit>;
}

/** A job with its commit, its user, and its artifacts (Part B 2.4). */
export function jobView(
  instance: Instance,
  project: Row<'projects'>,
  build: Row<'builds'>,
  around: JobSurroundings,
): Job {
  const address = `${instance.url}/${project.full_path}/-/jobs/${build.id}`;
  const artifacts = around.artifacts.get(build.id) ?? [];
  const user = around.users.get(build.user_id ?? 0);
  const commit = around.commits.get(around.pipelines.get(build.pipeline_id)?.sha ?? '');
  const isArchived = artifacts.some(({ kind }) => kind === 'archive');
  const { id, name, ref, stage, status, failure_reason, tag, allow_failure } = build;
  const { created_at, started_at, finished_at } = build;
  return {
    id,
    name,
    ref,
    stage,
    status,
    failure_reason,
    tag,
    allow_failure,
    created_at,
    started_at,
    finished_at,
    coverage: build.coverage === null ? null : Number(build.coverage),
    duration: secondsBetween(started_at, finished_at),
    ...(commit === undefined ? {} : { commit: { ...commitSummary(commit), message: commit.message } }),
    user: user === undefined ? null : userSummary(instance, user),
    runner: null,
    artifacts: artifacts.map(({ kind, size, file_name, format }) => ({
      file_type: kind,
      size,
      filename: file_name,
      file_format: format,
    })),
    download_url: isArchived ? `${address}/artifacts/download` : null,
    web_url: address,
  };
}
