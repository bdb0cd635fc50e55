import type { MergeRequestDetails } from '../../../generated/companion/types/index.js';
import { levelInProject } from '../../access/queries.ts';
import { viewerOf, type Asking } from '../../access/resources.ts';
import type { Row } from '../../database/rows.ts';
import { findUser } from '../../access/users.ts';
import { GitError } from '../../git/errors.ts';
import type { Repository } from '../../git/repository.ts';
import { protectionOf } from '../branches/protection.ts';
import { pipelineSummary, pipelineView } from '../pipelines/view.ts';
import { repositoryOf } from '../projects/repository.ts';
import type { InProject } from './context-commits.ts';
import { visibleHeadPipeline } from './head-pipelines.ts';
import { presentMergeRequests } from './present.ts';
import { withStatus } from './status.ts';

/** Optional parts in a request for one merge request. */
interface Wanted {
  readonly include_diverged_commits_count?: boolean;
  readonly include_rebase_in_progress?: boolean;
  readonly render_html?: boolean;
}

/** One merge request with all details. */
export async function presentMergeRequest(
  asking: Asking,
  { project, row }: InProject,
  wanted: Wanted = {},
): Promise<MergeRequestDetails> {
  const { app } = asking;
  const current = await withStatus(app, project, row);
  const [presented] = await presentMergeRequests(app, [current], { within: project.id });
  if (presented === undefined) throw new Error('The merge request is not presented.');
  const repository = await repositoryOf(app, project);
  return {
    ...presented,
    subscribed: false,
    merge_error: null,
    first_contribution: false,
    latest_build_started_at: null,
    latest_build_finished_at: null,
    first_deployed_to_production_at: null,
    ...(await pipelinesOf(asking, current)),
    ...(await comparison(repository, current)),
    user: { can_merge: await canMerge(asking, project, row.target_branch) },
    ...(wanted.include_diverged_commits_count === true
      ? { diverged_commits_count: await diverged(repository, current) }
      : {}),
    ...(wanted.include_rebase_in_progress === true ? { rebase_in_progress: false } : {}),
    ...(wanted.render_html === true
      ? { title_html: escaped(row.title), description_html: `<p>${escaped(row.description ?? '')}</p>` }
      : {}),
  };
}

/** The last pipeline of the last commit; null if there is none, or none that the caller may see. */
async function pipelinesOf(
  asking: Asking,
  row: Row<'merge_requests'>,
): Promise<Pick<MergeRequestDetails, 'pipeline' | 'head_pipeline'>> {
  const found = await visibleHeadPipeline(asking, row);
  if (found === undefined) return { pipeline: null, head_pipeline: null };
  const { database, instance } = asking.app;
  const { pipeline, source } = found;
  const user = await findUser(database, pipeline.user_id);
  return {
    pipeline: pipelineSummary(instance, source, pipeline),
    head_pipeline: pipelineView(instance, source, { pipeline, user }),
  };
}

async function canMerge(
  { app, principal }: Asking,
  project: Row<'projects'>,
  branch: string,
): Promise<boolean> {
  const viewer = viewerOf(app, principal);
  if (viewer === undefined || ((await levelInProject(app.database, viewer, project)) ?? 0) < 30) return false;
  const protection = await protectionOf(app, project, principal);
  return protection.may('merge', branch) || protection.may('push', branch);
}

/** The number of changed files and the commits in between; null if a branch no longer exists. */
async function comparison(
  repository: Repository,
  { sha, target_branch, state, merge_commit_sha, squash_commit_sha, merged_onto }: Row<'merge_requests'>,
): Promise<Pick<MergeRequestDetails, 'changes_count' | 'diff_refs'>> {
  // Earlier versions did not store what the target was.
  const merged = merge_commit_sha ?? squash_commit_sha;
  const before = merged_onto ?? (merged === null ? null : `${merged}^1`);
  const target = state === 'merged' && before !== null ? before : `refs/heads/${target_branch}`;
  try {
    if (sha === null) return { changes_count: null, diff_refs: null };
    const found = await repository.compare({ from: target, to: sha });
    return {
      changes_count: `${found.diffs.length}${found.overflow ? '+' : ''}`,
      diff_refs: { base_sha: found.mergeBase ?? null, head_sha: found.to, start_sha: found.from },
    };
  } catch (error) {
    if (error instanceof GitError) return { changes_count: null, diff_refs: null };
    throw error;
  }
}

/** How many commits the source branch lacks; 0 if a branch no longer exists. */
async function diverged(
  repository: Repository,
  { sha, target_branch }: Row<'merge_requests'>,
): Promise<number> {
  const target = await repository.find(`refs/heads/${target_branch}`);
  return sha === null || target === undefined
    ? 0
    : await repository.countCommits({ revision: `${sha}..${target}` });
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
