-- Merge requests, who is concerned with them, and what belongs to their context.

create table merge_requests (
  id {id},
  -- The project that the changes go to.
  project_id bigint not null references projects (id) on delete cascade,
  source_project_id bigint references projects (id) on delete set null,
  iid bigint not null,
  title {text} not null,
  description {text},
  state {text} not null default 'opened',
  draft boolean not null default false,
  source_branch {text} not null,
  target_branch {text} not null,
  -- The tip of the source branch.
  sha {text},
  author_id bigint references users (id) on delete set null,
  milestone_id bigint references milestones (id) on delete set null,
  -- unchecked, can_be_merged, cannot_be_merged
  merge_status {text} not null default 'unchecked',
  merge_commit_sha {text},
  squash_commit_sha {text},
  merge_user_id bigint references users (id) on delete set null,
  merged_at {text},
  closed_by_id bigint references users (id) on delete set null,
  closed_at {text},
  merge_after {text},
  squash boolean not null default false,
  remove_source_branch boolean,
  allow_collaboration boolean not null default false,
  discussion_locked boolean,
  created_at {text} not null,
  updated_at {text} not null
);
create unique index merge_requests_by_iid on merge_requests (project_id, iid);
create index merge_requests_by_author on merge_requests (author_id, created_at, id);
create index merge_requests_by_milestone on merge_requests (milestone_id, id);
create index merge_requests_by_creation on merge_requests (project_id, created_at, id);
create index merge_requests_by_source on merge_requests (source_project_id, source_branch);
create index merge_requests_by_target on merge_requests (project_id, target_branch);

create table merge_request_assignees (
  merge_request_id bigint not null references merge_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  position bigint not null,
  primary key (merge_request_id, user_id)
);
create index merge_request_assignees_by_user on merge_request_assignees (user_id);

create table merge_request_reviewers (
  merge_request_id bigint not null references merge_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  position bigint not null,
  primary key (merge_request_id, user_id)
);
create index merge_request_reviewers_by_user on merge_request_reviewers (user_id);

create table merge_request_labels (
  merge_request_id bigint not null references merge_requests (id) on delete cascade,
  label_id bigint not null references labels (id) on delete cascade,
  primary key (merge_request_id, label_id)
);

create table context_commits (
  merge_request_id bigint not null references merge_requests (id) on delete cascade,
  sha {text} not null,
  committed_at {text} not null,
  primary key (merge_request_id, sha)
);

create table approvals (
  merge_request_id bigint not null references merge_requests (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  created_at {text} not null,
  primary key (merge_request_id, user_id)
);
create index approvals_by_user on approvals (user_id);
