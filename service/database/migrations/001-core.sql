-- Who there is, what there is, and who may do what with it.

create table settings (
  -- One row per part of the instance's settings: application, appearance, instance.
  name {text} primary key,
  value json not null,
  created_at {text} not null,
  updated_at {text} not null
);

create table users (
  id {id},
  username {text} not null,
  name {text} not null,
  state {text} not null default 'active',
  kind {text} not null default 'human',
  administrator boolean not null default false,
  locked boolean not null default false,
  avatar_url {text},
  password_hash {text},
  -- The top-level group that a service account belongs to.
  group_id bigint,
  created_at {text} not null,
  last_login_at {text},
  last_activity_on {text}
);
create unique index users_by_username on users (lower(username));

create table emails (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  email {text} not null,
  is_primary boolean not null default false,
  confirmed_at {text}
);
create unique index emails_by_address on emails (lower(email));
create index emails_by_user on emails (user_id);

create table tokens (
  id {id},
  user_id bigint not null references users (id) on delete cascade,
  -- personal, job
  kind {text} not null default 'personal',
  name {text} not null,
  hash {text} not null,
  scopes json not null,
  revoked boolean not null default false,
  job_id bigint,
  created_at {text} not null,
  last_used_at {text},
  expires_at {text}
);
create unique index tokens_by_hash on tokens (hash);
create index tokens_by_user on tokens (user_id);

create table namespaces (
  -- Groups, and the one namespace that each user has. The id of a group is the id of its namespace.
  id {id},
  kind {text} not null,
  parent_id bigint references namespaces (id) on delete cascade deferrable initially deferred,
  owner_id bigint references users (id) on delete cascade,
  name {text} not null,
  path {text} not null,
  full_path {text} not null,
  full_name {text} not null,
  description {text} not null default '',
  visibility {text} not null default 'private',
  avatar_url {text},
  -- Other members of the group as the document names them, where they were set.
  settings json not null,
  marked_for_deletion_on {text},
  created_at {text} not null,
  updated_at {text} not null
);
create unique index namespaces_by_path on namespaces (lower(full_path));
create index namespaces_by_parent on namespaces (parent_id);
create index namespaces_by_name on namespaces (lower(name), id);
create index namespaces_by_owner on namespaces (owner_id);

create table projects (
  id {id},
  namespace_id bigint not null references namespaces (id) on delete cascade,
  creator_id bigint references users (id) on delete set null,
  name {text} not null,
  path {text} not null,
  full_path {text} not null,
  description {text},
  visibility {text} not null default 'private',
  archived boolean not null default false,
  default_branch {text},
  -- Where its repository stands among the repositories of the store.
  storage {text} not null,
  repository_size bigint not null default 0,
  avatar_url {text},
  star_count bigint not null default 0,
  forked_from_id bigint references projects (id) on delete set null deferrable initially deferred,
  import_type {text},
  import_status {text} not null default 'none',
  import_url {text},
  import_error {text},
  -- Other members of the project as the document names them, where they were set.
  settings json not null,
  marked_for_deletion_on {text},
  created_at {text} not null,
  updated_at {text} not null,
  last_activity_at {text} not null
);
create unique index projects_by_path on projects (lower(full_path));
create index projects_by_namespace on projects (namespace_id);
create index projects_by_creation on projects (created_at, id);
create index projects_by_update on projects (updated_at, id);
create index projects_by_activity on projects (last_activity_at, id);
create index projects_by_name on projects (lower(name), id);
create index projects_by_plain_path on projects (lower(path), id);
create index projects_by_stars on projects (star_count, id);
create index projects_by_visibility on projects (visibility, id);

create table topics (
  id {id},
  name {text} not null
);
create unique index topics_by_name on topics (lower(name));

create table project_topics (
  project_id bigint not null references projects (id) on delete cascade,
  topic_id bigint not null references topics (id) on delete cascade,
  position bigint not null,
  primary key (project_id, topic_id)
);
create index project_topics_by_topic on project_topics (topic_id);

create table project_stars (
  project_id bigint not null references projects (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (project_id, user_id)
);

create table moved_paths (
  -- Addresses that groups and projects had before: they lead on to where these are now.
  full_path {text} primary key,
  kind {text} not null,
  target_id bigint not null
);

create table custom_attributes (
  kind {text} not null,
  owner_id bigint not null,
  name {text} not null,
  value {text} not null,
  primary key (kind, owner_id, name)
);

create table member_roles (
  id {id},
  group_id bigint references namespaces (id) on delete cascade,
  name {text} not null,
  description {text},
  base_access_level bigint not null,
  -- The names of what it allows beyond its base level.
  permissions json not null
);
create index member_roles_by_group on member_roles (group_id);

create table members (
  id {id},
  -- group or project
  kind {text} not null,
  source_id bigint not null,
  user_id bigint not null references users (id) on delete cascade,
  access_level bigint not null,
  member_role_id bigint references member_roles (id) on delete set null,
  state {text} not null default 'active',
  expires_at {text},
  created_by_id bigint references users (id) on delete set null,
  created_at {text} not null
);
create unique index members_by_source on members (kind, source_id, user_id);
create index members_by_user on members (user_id, kind);

create table shares (
  -- A group that was invited to a group or project.
  id {id},
  kind {text} not null,
  source_id bigint not null,
  group_id bigint not null references namespaces (id) on delete cascade,
  access_level bigint not null,
  expires_at {text},
  created_at {text} not null
);
create unique index shares_by_source on shares (kind, source_id, group_id);
create index shares_by_group on shares (group_id);

create table counters (
  -- The last number given within a scope: iids of a project. A row is locked while a number is taken.
  scope {text} not null,
  scope_id bigint not null,
  last bigint not null,
  primary key (scope, scope_id)
);

create table jobs (
  -- Work that goes on after the response. A worker holds a job by a lease; a job whose lease ran out is taken again.
  id {id},
  kind {text} not null,
  payload json not null,
  state {text} not null default 'ready',
  attempts bigint not null default 0,
  run_at {text} not null,
  leased_until {text},
  lease {text},
  error {text},
  created_at {text} not null
);
create index jobs_by_readiness on jobs (state, run_at, id);

create table outbox (
  -- Changes of references that a committed transaction has promised. What is left at the start is done or dropped then.
  id {id},
  storage {text} not null,
  updates json not null,
  created_at {text} not null
);

create table blobs (
  -- Content by hash; `uses` is how many rows elsewhere refer to it.
  hash {text} primary key,
  size bigint not null,
  created_at {text} not null
);
