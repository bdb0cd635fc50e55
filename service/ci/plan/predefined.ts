import { defined } from '../defined.ts';
import type { ExpandedJob } from './expand-jobs.ts';
import type { PipelineContext } from './context.ts';

/** The variables of the pipeline itself: for its ref and its source. */
export function pipelineVariables(context: PipelineContext): ReadonlyMap<string, string> {
  const { ref, tag, source, sha, beforeSha, defaultBranch, projectPath } = context;
  const isMergeRequest = source === 'merge_request_event';
  return new Map(
    Object.entries(
      defined({
        CI: 'true',
        CI_PIPELINE_SOURCE: source,
        CI_COMMIT_REF_NAME: ref,
        CI_COMMIT_REF_SLUG: slug(ref),
        CI_COMMIT_BRANCH: tag || isMergeRequest ? undefined : ref,
        CI_COMMIT_TAG: tag ? ref : undefined,
        CI_COMMIT_REF_PROTECTED: context.protected === undefined ? undefined : String(context.protected),
        CI_COMMIT_SHA: sha,
        CI_COMMIT_SHORT_SHA: sha?.slice(0, 8),
        CI_COMMIT_BEFORE_SHA: beforeSha,
        CI_DEFAULT_BRANCH: defaultBranch,
        CI_PROJECT_PATH: projectPath,
      }),
    ),
  );
}

/** The variables of a job. */
export function jobVariables({ name, job, part }: ExpandedJob): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(
      defined({
        CI_JOB_NAME: name,
        CI_JOB_STAGE: job.stage,
        CI_NODE_INDEX: part === undefined ? undefined : String(part.index),
        CI_NODE_TOTAL: String(part?.total ?? 1),
        CI_ENVIRONMENT_NAME: job.environment?.name,
      }),
    ),
  );
}

/** A text for use in host names: lower case, other characters as hyphens, at most 63 characters. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '-')
    .slice(0, 63)
    .replaceAll(/^-+|-+$/g, '');
}
