import type { EmbeddedMilestone, MergeRequest } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { labelView } from '../planning/labels.ts';
import { taskCompletion } from '../planning/tasks.ts';
import { noTime } from '../planning/time.ts';
import { plannedView } from '../planning/view.ts';
import { userSummary } from '../users/view.ts';

type Users = readonly Row<'users'>[];

/** Related rows of merge requests, by their ids. */
export interface Surroundings {
  /** Paths of projects. */
  readonly paths: ReadonlyMap<number, string>;
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
  const path = around.paths.get(row.project_id) ?? '';
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
    squash: row.squash,
    task_completion_status: taskCompletion(row.description),
    has_conflicts: row.merge_status === 'cannot_be_merged',
    blocking_discussions_resolved: true,
  };
}

/** The members of a merge request with `view=simple`. */
export function simpleView(
  { url }: Instance,
  row: Row<'merge_requests'>,
  { paths }: Pick<Surroundings, 'paths'>,
): MergeRequest {
  return {
    ...plannedView(row),
    web_url: `${url}/${paths.get(row.project_id) ?? ''}/-/merge_requests/${row.iid}`,
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

/** Why it can or cannot be merged now. */
function detailedStatus(
  { id, state, draft, merge_status }: Row<'merge_requests'>,
  { unapproved }: Surroundings,
): string {
  if (state !== 'opened') return 'not_open';
  if (draft) return 'draft_status';
  if (unapproved.has(id)) return 'not_approved';
  if (merge_status === 'unchecked') return 'unchecked';
  return merge_status === 'cannot_be_merged' ? 'conflict' : 'mergeable';
}
