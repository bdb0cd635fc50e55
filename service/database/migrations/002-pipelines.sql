-- Pipelines, their jobs, and what jobs leave behind.

create table pipelines (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  iid bigint not null,
  name {text},
  status {text} not null,
  source {text} not null,
  ref {text} not null,
  sha {text} not null,
  before_sha {text} not null,
  tag boolean not null,
  yaml_errors {text},
  user_id bigint references users (id) on delete set null,
  -- The pipeline that has started this one as its child.
  parent_id bigint references pipelines (id) on delete cascade deferrable initially deferred,
  coverage {text},
  created_at {text} not null,
  updated_at {text} not null,
  started_at {text},
  finished_at {text},
  committed_at {text}
);
create unique index pipelines_by_iid on pipelines (project_id, iid);
create index pipelines_by_commit on pipelines (project_id, sha, id);
create index pipelines_by_ref on pipelines (project_id, ref, status, id);
create index pipelines_by_update on pipelines (project_id, updated_at, id);

create table pipeline_variables (
  pipeline_id bigint not null references pipelines (id) on delete cascade,
  position bigint not null,
  name {text} not null,
  kind {text} not null,
  value {text} not null,
  primary key (pipeline_id, position)
);

create table builds (
  -- The jobs of pipelines; `jobs` is the work of the service itself.
  id {id},
  pipeline_id bigint not null references pipelines (id) on delete cascade,
  project_id bigint not null references projects (id) on delete cascade,
  name {text} not null,
  stage {text} not null,
  stage_position bigint not null,
  status {text} not null,
  ref {text} not null,
  tag boolean not null,
  user_id bigint references users (id) on delete set null,
  -- The job of the configuration, as a runner needs it.
  configuration json not null,
  allow_failure boolean not null default false,
  manual boolean not null default false,
  run_at {text},
  -- A job that was retried stands for nothing any more.
  retried boolean not null default false,
  coverage {text},
  failure_reason {text},
  log {text} not null default '',
  created_at {text} not null,
  started_at {text},
  finished_at {text}
);
create index builds_by_pipeline on builds (pipeline_id, stage_position, id);
create index builds_by_name on builds (project_id, ref, name, id);

create table artifacts (
  id {id},
  build_id bigint not null references builds (id) on delete cascade,
  project_id bigint not null references projects (id) on delete cascade,
  -- archive, metadata, trace, junit and other reports
  kind {text} not null,
  file_name {text} not null,
  format {text} not null,
  size bigint not null,
  hash {text} not null references blobs (hash),
  -- The names, sizes and places of the files of an archive, so that single files need no unpacking.
  entries json,
  -- A parsed report.
  report json,
  keep boolean not null default false,
  expires_at {text},
  created_at {text} not null
);
create index artifacts_by_build on artifacts (build_id, kind);
create index artifacts_by_expiry on artifacts (expires_at);
create index artifacts_by_project on artifacts (project_id);
