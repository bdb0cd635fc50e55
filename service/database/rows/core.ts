// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface CoreRows {
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
}
