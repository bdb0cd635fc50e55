-- What is planned: milestones, labels and issues, and what has happened to issues.

create table milestones (
  id {id},
  -- A milestone belongs to a project or to a group.
  project_id bigint references projects (id) on delete cascade,
  group_id bigint references namespaces (id) on delete cascade,
  iid bigint not null,
  title {text} not null,
  description {text},
  due_date {text},
  start_date {text},
  state {text} not null default 'active',
  created_at {text} not null,
  updated_at {text} not null
);
create unique index milestones_by_project on milestones (project_id, iid);
create unique index milestones_by_group on milestones (group_id, iid);
create unique index milestones_by_project_title on milestones (project_id, title);
create unique index milestones_by_group_title on milestones (group_id, title);

create table labels (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  name {text} not null,
  color {text} not null,
  description {text},
  created_at {text} not null
);
create unique index labels_by_name on labels (project_id, name);

create table issues (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  iid bigint not null,
  title {text} not null,
  description {text},
  state {text} not null default 'opened',
  author_id bigint references users (id) on delete set null,
  milestone_id bigint references milestones (id) on delete set null,
  confidential boolean not null default false,
  discussion_locked boolean,
  due_date {text},
  issue_type {text} not null default 'issue',
  weight bigint,
  created_at {text} not null,
  updated_at {text} not null,
  closed_at {text},
  closed_by_id bigint references users (id) on delete set null
);
create unique index issues_by_iid on issues (project_id, iid);
create index issues_by_milestone on issues (milestone_id, id);

create table issue_assignees (
  issue_id bigint not null references issues (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  position bigint not null,
  primary key (issue_id, user_id)
);

create table issue_labels (
  issue_id bigint not null references issues (id) on delete cascade,
  label_id bigint not null references labels (id) on delete cascade,
  primary key (issue_id, label_id)
);

create table issue_events (
  -- created, closed, reopened
  id {id},
  issue_id bigint not null references issues (id) on delete cascade,
  action {text} not null,
  created_at {text} not null
);
create index issue_events_by_issue on issue_events (issue_id, id);
