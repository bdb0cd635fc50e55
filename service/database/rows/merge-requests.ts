// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface MergeRequestsRows {
  merge_requests: {
    id: number;
    project_id: number;
    source_project_id: number | null;
    iid: number;
    title: string;
    description: string | null;
    state: string;
    draft: boolean;
    source_branch: string;
    target_branch: string;
    sha: string | null;
    author_id: number | null;
    milestone_id: number | null;
    merge_status: string;
    merge_commit_sha: string | null;
    squash_commit_sha: string | null;
    merge_user_id: number | null;
    merged_at: string | null;
    closed_by_id: number | null;
    closed_at: string | null;
    merge_after: string | null;
    squash: boolean;
    remove_source_branch: boolean | null;
    allow_collaboration: boolean;
    discussion_locked: boolean | null;
    created_at: string;
    updated_at: string;
    merged_onto: string | null;
    is_behind: boolean;
  };
  merge_request_assignees: {
    merge_request_id: number;
    user_id: number;
    position: number;
  };
  merge_request_reviewers: {
    merge_request_id: number;
    user_id: number;
    position: number;
  };
  merge_request_labels: {
    merge_request_id: number;
    label_id: number;
  };
  context_commits: {
    merge_request_id: number;
    sha: string;
    committed_at: string;
  };
  approvals: {
    merge_request_id: number;
    user_id: number;
    created_at: string;
  };
}
