// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

/** All tables, each behind those that its rows refer to. */
export const tables = [
  'migrations',
  'settings',
  'users',
  'emails',
  'tokens',
  'namespaces',
  'projects',
  'topics',
  'project_topics',
  'project_stars',
  'moved_paths',
  'custom_attributes',
  'member_roles',
  'members',
  'shares',
  'counters',
  'jobs',
  'outbox',
  'blobs',
  'pipelines',
  'pipeline_variables',
  'builds',
  'artifacts',
  'access_requests',
  'invitations',
  'promotions',
  'saml_providers',
  'saml_identities',
  'saml_group_links',
  'ssh_certificates',
  'milestones',
  'labels',
  'issues',
  'issue_assignees',
  'issue_labels',
  'issue_events',
  'merge_requests',
  'merge_request_assignees',
  'merge_request_reviewers',
  'merge_request_labels',
  'context_commits',
  'approvals',
  'protected_branches',
  'protected_branch_access',
  'approval_rules',
  'approval_rule_users',
  'approval_rule_groups',
  'approval_rule_branches',
  'approval_settings',
  'integrations',
  'pages_domains',
  'snippets',
  'snippet_files',
  'gist_imports',
  'mails',
] as const;

/** Rows by table. */
export interface Tables {
  migrations: {
    number: number;
    name: string;
    applied_at: string;
  };
  settings: {
    name: string;
    value: unknown;
    created_at: string;
    updated_at: string;
  };
  users: {
    id: number;
    username: string;
    name: string;
    state: string;
    kind: string;
    administrator: boolean;
    locked: boolean;
    avatar_url: string | null;
    password_hash: string | null;
    group_id: number | null;
    created_at: string;
    last_login_at: string | null;
    last_activity_on: string | null;
    external: boolean;
    profile: unknown;
  };
  emails: {
    id: number;
    user_id: number;
    email: string;
    is_primary: boolean;
    confirmed_at: string | null;
  };
  tokens: {
    id: number;
    user_id: number;
    kind: string;
    name: string;
    hash: string;
    scopes: unknown;
    revoked: boolean;
    job_id: number | null;
    created_at: string;
    last_used_at: string | null;
    expires_at: string | null;
    description: string | null;
  };
  namespaces: {
    id: number;
    kind: string;
    parent_id: number | null;
    owner_id: number | null;
    name: string;
    path: string;
    full_path: string;
    full_name: string;
    description: string;
    visibility: string;
    avatar_url: string | null;
    settings: unknown;
    marked_for_deletion_on: string | null;
    created_at: string;
    updated_at: string;
  };
  projects: {
    id: number;
    namespace_id: number;
    creator_id: number | null;
    name: string;
    path: string;
    full_path: string;
    description: string | null;
    visibility: string;
    archived: boolean;
    default_branch: string | null;
    storage: string;
    repository_size: number;
    avatar_url: string | null;
    star_count: number;
    forked_from_id: number | null;
    import_type: string | null;
    import_status: string;
    import_url: string | null;
    import_error: string | null;
    settings: unknown;
    marked_for_deletion_on: string | null;
    created_at: string;
    updated_at: string;
    last_activity_at: string;
    commit_count: number;
    readme_path: string | null;
    license_path: string | null;
    pushes_since_maintenance: number;
  };
  topics: {
    id: number;
    name: string;
  };
  project_topics: {
    project_id: number;
    topic_id: number;
    position: number;
  };
  project_stars: {
    project_id: number;
    user_id: number;
  };
  moved_paths: {
    full_path: string;
    kind: string;
    target_id: number;
  };
  custom_attributes: {
    kind: string;
    owner_id: number;
    name: string;
    value: string;
  };
  member_roles: {
    id: number;
    group_id: number | null;
    name: string;
    description: string | null;
    base_access_level: number;
    permissions: unknown;
  };
  members: {
    id: number;
    kind: string;
    source_id: number;
    user_id: number;
    access_level: number;
    member_role_id: number | null;
    state: string;
    expires_at: string | null;
    created_by_id: number | null;
    created_at: string;
  };
  shares: {
    id: number;
    kind: string;
    source_id: number;
    group_id: number;
    access_level: number;
    expires_at: string | null;
    created_at: string;
    member_role_id: number | null;
  };
  counters: {
    scope: string;
    scope_id: number;
    last: number;
  };
  jobs: {
    id: number;
    kind: string;
    payload: unknown;
    state: string;
    attempts: number;
    run_at: string;
    leased_until: string | null;
    lease: string | null;
    error: string | null;
    created_at: string;
  };
  outbox: {
    id: number;
    storage: string;
    updates: unknown;
    created_at: string;
    kind: string;
  };
  blobs: {
    hash: string;
    size: number;
    created_at: string;
  };
  pipelines: {
    id: number;
    project_id: number;
    iid: number;
    name: string | null;
    status: string;
    source: string;
    ref: string;
    sha: string;
    before_sha: string;
    tag: boolean;
    yaml_errors: string | null;
    user_id: number | null;
    parent_id: number | null;
    coverage: string | null;
    created_at: string;
    updated_at: string;
    started_at: string | null;
    finished_at: string | null;
    committed_at: string | null;
  };
  pipeline_variables: {
    pipeline_id: number;
    position: number;
    name: string;
    kind: string;
    value: string;
  };
  builds: {
    id: number;
    pipeline_id: number;
    project_id: number;
    name: string;
    stage: string;
    stage_position: number;
    status: string;
    ref: string;
    tag: boolean;
    user_id: number | null;
    configuration: unknown;
    allow_failure: boolean;
    manual: boolean;
    run_at: string | null;
    retried: boolean;
    coverage: string | null;
    failure_reason: string | null;
    log: string;
    created_at: string;
    started_at: string | null;
    finished_at: string | null;
  };
  artifacts: {
    id: number;
    build_id: number;
    project_id: number;
    kind: string;
    file_name: string;
    format: string;
    size: number;
    hash: string;
    entries: unknown;
    report: unknown;
    keep: boolean;
    expires_at: string | null;
    created_at: string;
  };
  access_requests: {
    id: number;
    kind: string;
    source_id: number;
    user_id: number;
    created_at: string;
  };
  invitations: {
    id: number;
    kind: string;
    source_id: number;
    email: string;
    access_level: number;
    member_role_id: number | null;
    expires_at: string | null;
    origin: string | null;
    created_by_id: number | null;
    created_at: string;
  };
  promotions: {
    id: number;
    kind: string;
    source_id: number;
    user_id: number;
    access_level: number;
    member_role_id: number | null;
    expires_at: string | null;
    requested_by_id: number | null;
    created_at: string;
  };
  saml_providers: {
    id: number;
    group_id: number;
    created_at: string;
  };
  saml_identities: {
    id: number;
    provider_id: number;
    user_id: number;
    extern_uid: string;
    created_at: string;
  };
  saml_group_links: {
    id: number;
    group_id: number;
    name: string;
    access_level: number;
    member_role_id: number | null;
    created_at: string;
  };
  ssh_certificates: {
    id: number;
    group_id: number;
    title: string;
    public_key: string;
    fingerprint: string;
    created_at: string;
  };
  milestones: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    iid: number;
    title: string;
    description: string | null;
    due_date: string | null;
    start_date: string | null;
    state: string;
    created_at: string;
    updated_at: string;
  };
  labels: {
    id: number;
    project_id: number;
    name: string;
    color: string;
    description: string | null;
    created_at: string;
  };
  issues: {
    id: number;
    project_id: number;
    iid: number;
    title: string;
    description: string | null;
    state: string;
    author_id: number | null;
    milestone_id: number | null;
    confidential: boolean;
    discussion_locked: boolean | null;
    due_date: string | null;
    issue_type: string;
    weight: number | null;
    created_at: string;
    updated_at: string;
    closed_at: string | null;
    closed_by_id: number | null;
  };
  issue_assignees: {
    issue_id: number;
    user_id: number;
    position: number;
  };
  issue_labels: {
    issue_id: number;
    label_id: number;
  };
  issue_events: {
    id: number;
    issue_id: number;
    action: string;
    created_at: string;
  };
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
  protected_branches: {
    id: number;
    project_id: number;
    name: string;
    allow_force_push: boolean;
    code_owner_approval_required: boolean;
  };
  protected_branch_access: {
    id: number;
    protected_branch_id: number;
    kind: string;
    access_level: number | null;
    user_id: number | null;
    group_id: number | null;
  };
  approval_rules: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    name: string;
    rule_type: string;
    report_type: string | null;
    approvals_required: number;
    applies_to_all_protected_branches: boolean;
  };
  approval_rule_users: {
    approval_rule_id: number;
    user_id: number;
  };
  approval_rule_groups: {
    approval_rule_id: number;
    group_id: number;
  };
  approval_rule_branches: {
    approval_rule_id: number;
    protected_branch_id: number;
  };
  approval_settings: {
    id: number;
    project_id: number | null;
    group_id: number | null;
    value: unknown;
  };
  integrations: {
    id: number;
    project_id: number;
    slug: string;
    active: boolean;
    inherited: boolean;
    events: unknown;
    properties: unknown;
    created_at: string;
    updated_at: string;
  };
  pages_domains: {
    id: number;
    project_id: number;
    domain: string;
    auto_ssl_enabled: boolean;
    certificate: string | null;
    verified: boolean;
    verification_code: string;
    enabled_until: string | null;
    created_at: string;
  };
  snippets: {
    id: number;
    author_id: number;
    title: string;
    description: string | null;
    visibility: string;
    origin: string;
    created_at: string;
    updated_at: string;
  };
  snippet_files: {
    snippet_id: number;
    position: number;
    name: string;
    hash: string;
    size: number;
  };
  gist_imports: {
    user_id: number;
    started_at: string;
  };
  mails: {
    id: number;
    user_id: number;
    subject: string;
    body: string;
    created_at: string;
  };
}

/** A row of a table. */
export type Row<Table extends keyof Tables> = Tables[Table];
