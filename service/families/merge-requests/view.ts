import type { EmbeddedMilestone, MergeRequest } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { labelView } from '../planning/labels.ts';
import { taskCompletion } from '../planning/tasks.ts';
import { noTime } from '../planning/time.ts';
import { plannedView } from '../planning/view.ts';
import { settingsOf } from '../projects/settings.ts';
import { userSummary } from '../users/view.ts';
import { needsRebase, pipelineObstacle, squashes } from './merge-settings.ts';

type Users = readonly Row<'users'>[];

/** Related rows of merge requests, by their ids. */
export interface Surroundings {
  /** The projects that merge requests go to. */
  readonly projects: ReadonlyMap<number, Row<'projects'>>;
  /** The last pipelines of their last commits. */
  readonly pipelines: ReadonlyMap<number, Row<'pipelines'>>;
  /** The current time. */
  readonly now: string;
  readonly users: ReadonlyMap<number, Row<'users'>>;
  /** Merge requests that lack approvals. */
  readonly unapproved: ReadonlySet<number>;
  readonly assignees: ReadonlyMap<number, Users>;
  readonly reviewers: ReadonlyMap<number, Users>;
  readonly labels: ReadonlyMap<number, readonly Row<'labels'>[]>;
  readonly milestones: ReadonlyMap<number, EmbeddedMilestone>;
}

/** How a list shows merge requests. */
export interface Shown {
  readonly withLabelsDetails?: boolean;
  /** The project of the list, which makes references shorter. */
  readonly within?: number;
}

/** A merge request in lists (Part B 2.5). */
export function mergeRequestView(
  instance: Instance,
  row: Row<'merge_requests'>,
  around: Surroundings,
  { withLabelsDetails = false, within }: Shown,
): MergeRequest {
  const path = around.projects.get(row.project_id)?.full_path ?? '';
  const full = `${path}!${row.iid}`;
  const short = `!${row.iid}`;
  const labels = around.labels.get(row.id) ?? [];
  return {
    ...simpleView(instance, row, around),
    imported: false,
    imported_from: 'none',
    merged_at: row.merged_at,
    merge_after: row.merge_after,
    prepared_at: row.created_at,
    closed_at: row.closed_at,
    target_branch: row.target_branch,
    source_branch: row.source_branch,
    upvotes: 0,
    downvotes: 0,
    ...people(instance, row, around),
    source_project_id: row.source_project_id,
    target_project_id: row.project_id,
    labels: withLabelsDetails ? labels.map((label) => labelView(label)) : labels.map(({ name }) => name),
    draft: row.draft,
    work_in_progress: row.draft,
    milestone: around.milestones.get(row.milestone_id ?? 0) ?? null,
    merge_when_pipeline_succeeds: false,
    merge_status: row.merge_status,
    detailed_merge_status: detailedStatus(row, around),
    sha: row.sha,
    merge_commit_sha: row.merge_commit_sha,
    squash_commit_sha: row.squash_commit_sha,
    user_notes_count: 0,
    discussion_locked: row.discussion_locked,
    should_remove_source_branch: null,
    force_remove_source_branch: row.remove_source_branch,
    allow_collaboration: row.allow_collaboration,
    allow_maintainer_to_push: row.allow_collaboration,
    references: { short, relative: within === row.project_id ? short : full, full },
    time_stats: noTime,
    squash: isSquashed(row, around),
    task_completion_status: taskCompletion(row.description),
    has_conflicts: row.merge_status === 'cannot_be_merged',
    blocking_discussions_resolved: true,
  };
}

/** The members of a merge request with `view=simple`. */
export function simpleView(
  { url }: Instance,
  row: Row<'merge_requests'>,
  { projects }: Pick<Surroundings, 'projects'>,
): MergeRequest {
  return {
    ...plannedView(row),
    web_url: `${url}/${projects.get(row.project_id)?.full_path ?? ''}/-/merge_requests/${row.iid}`,
  };
}

function people(instance: Instance, row: Row<'merge_requests'>, around: Surroundings): Partial<MergeRequest> {
  const one = (id: number | null): ReturnType<typeof userSummary> | null => {
    const user = around.users.get(id ?? 0);
    return user === undefined ? null : userSummary(instance, user);
  };
  const all = (users: Users = []): ReturnType<typeof userSummary>[] =>
    users.map((user) => userSummary(instance, user));
  const author = one(row.author_id);
  const assignees = all(around.assignees.get(row.id));
  return {
    merged_by: one(row.merge_user_id),
    merge_user: one(row.merge_user_id),
    closed_by: one(row.closed_by_id),
    ...(author === null ? {} : { author }),
    assignee: assignees[0] ?? null,
    assignees,
    reviewers: all(around.reviewers.get(row.id)),
  };
}

/** Whether its commits were squashed, or will be by the settings of the project. */
function isSquashed(row: Row<'merge_requests'>, { projects }: Surroundings): boolean {
  if (row.state === 'merged') return row.squash_commit_sha !== null;
  const project = projects.get(row.project_id);
  return project === undefined ? row.squash : squashes(settingsOf(project), row.squash);
}

/** Why it can or cannot be merged now. */
function detailedStatus(row: Row<'merge_requests'>, around: Surroundings): string {
  const { id, state, draft, merge_status, merge_after } = row;
  if (state !== 'opened') return 'not_open';
  if (draft) return 'draft_status';
  if (around.unapproved.has(id)) return 'not_approved';
  if (merge_status === 'unchecked') return 'unchecked';
  if (merge_status === 'cannot_be_merged') return 'conflict';
  if (merge_after !== null && merge_after > around.now) return 'merge_time';
  const project = around.projects.get(row.project_id);
  if (project === undefined) return 'mergeable';
  const settings = settingsOf(project);
  if (needsRebase(settings, row)) return 'need_rebase';
  return pipelineObstacle(settings, around.pipelines.get(id)) ?? 'mergeable';
}
