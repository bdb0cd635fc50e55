-- Who has to approve merge requests, and how groups and projects handle approvals.

create table protected_branches (
  id {id},
  project_id bigint not null references projects (id) on delete cascade,
  -- A name, or a pattern with `*`.
  name {text} not null,
  allow_force_push boolean not null default false,
  code_owner_approval_required boolean not null default false
);
create unique index protected_branches_by_name on protected_branches (project_id, name);

create table protected_branch_access (
  id {id},
  protected_branch_id bigint not null references protected_branches (id) on delete cascade,
  -- push, merge, unprotect
  kind {text} not null,
  access_level bigint,
  user_id bigint references users (id) on delete cascade,
  group_id bigint references namespaces (id) on delete cascade
);
create index protected_branch_access_by_branch on protected_branch_access (protected_branch_id, kind, id);

create table approval_rules (
  id {id},
  -- A rule belongs to a project or to a group.
  project_id bigint references projects (id) on delete cascade,
  group_id bigint references namespaces (id) on delete cascade,
  name {text} not null,
  rule_type {text} not null default 'regular',
  report_type {text},
  approvals_required bigint not null,
  applies_to_all_protected_branches boolean not null default false
);
create unique index approval_rules_by_project on approval_rules (project_id, name);
create unique index approval_rules_by_group on approval_rules (group_id, name);

create table approval_rule_users (
  approval_rule_id bigint not null references approval_rules (id) on delete cascade,
  user_id bigint not null references users (id) on delete cascade,
  primary key (approval_rule_id, user_id)
);
create index approval_rule_users_by_user on approval_rule_users (user_id);

create table approval_rule_groups (
  approval_rule_id bigint not null references approval_rules (id) on delete cascade,
  group_id bigint not null references namespaces (id) on delete cascade,
  primary key (approval_rule_id, group_id)
);

create table approval_rule_branches (
  approval_rule_id bigint not null references approval_rules (id) on delete cascade,
  protected_branch_id bigint not null references protected_branches (id) on delete cascade,
  primary key (approval_rule_id, protected_branch_id)
);

create table approval_settings (
  id {id},
  -- Of a project or of a group.
  project_id bigint references projects (id) on delete cascade,
  group_id bigint references namespaces (id) on delete cascade,
  -- What was set: members of the settings by their names in the document.
  value json not null
);
create unique index approval_settings_by_project on approval_settings (project_id);
create unique index approval_settings_by_group on approval_settings (group_id);
