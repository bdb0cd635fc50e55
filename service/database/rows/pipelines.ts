// Printed from the migrations by `npm run rows -w forge-service`. Do not edit.

export interface PipelinesRows {
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
}
