import type { Pipeline, PipelineDetailedStatus, PipelineSummary } from '../../../generated/types/index.js';
import type { Row } from '../../database/rows.ts';
import type { Instance } from '../../instance.ts';
import { userSummary } from '../users/view.ts';

type Project = Pick<Row<'projects'>, 'full_path'>;

/** A pipeline in lists (Part B 4.4). */
export function pipelineSummary(
  { url }: Instance,
  { full_path }: Project,
  pipeline: Row<'pipelines'>,
): PipelineSummary {
  const { id, iid, project_id, status, source, ref, sha, name, created_at, updated_at } = pipeline;
  const web_url = `${url}/${full_path}/-/pipelines/${id}`;
  return { id, iid, project_id, status, source, ref, sha, name, web_url, created_at, updated_at };
}

/** A pipeline with all details (Part B 2.4). */
export function pipelineView(
  instance: Instance,
  project: Project,
  { pipeline, user }: { readonly pipeline: Row<'pipelines'>; readonly user: Row<'users'> | undefined },
): Pipeline {
  const { id, status, created_at, started_at, finished_at } = pipeline;
  return {
    ...pipelineSummary(instance, project, pipeline),
    before_sha: pipeline.before_sha,
    tag: pipeline.tag,
    yaml_errors: pipeline.yaml_errors,
    ...(user === undefined ? {} : { user: userSummary(instance, user) }),
    started_at,
    finished_at,
    committed_at: pipeline.committed_at,
    duration: secondsBetween(started_at, finished_at),
    queued_duration: secondsBetween(created_at, started_at),
    coverage: pipeline.coverage,
    detailed_status: detailedStatus(status, `/${project.full_path}/-/pipelines/${id}`),
  };
}

/** Seconds from one time to another; null if one of them is unknown. */
export function secondsBetween(from: string | null, to: string | null): number | null {
  return from === null || to === null ? null : (Date.parse(to) - Date.parse(from)) / 1000;
}

/** The words of the web interface for a status: its text, its label, and its group if that differs. */
const shown: Readonly<Record<string, readonly [text: string, label: string]>> = {
  created: ['Created', 'created'],
  waiting_for_resource: ['Waiting', 'waiting for resource'],
  preparing: ['Preparing', 'preparing'],
  pending: ['Pending', 'pending'],
  running: ['Running', 'running'],
  success: ['Passed', 'passed'],
  failed: ['Failed', 'failed'],
  canceled: ['Canceled', 'canceled'],
  skipped: ['Skipped', 'skipped'],
  manual: ['Manual', 'waiting for manual action'],
  scheduled: ['Scheduled', 'waiting for delayed job'],
};

function detailedStatus(status: string, path: string): PipelineDetailedStatus {
  const [text, label] = shown[status] ?? [status, status];
  return {
    icon: `status_${status}`,
    text,
    label,
    group: status.replaceAll('_', '-'),
    tooltip: label,
    has_details: true,
    details_path: path,
    illustration: null,
    favicon: `/assets/status-${status.replaceAll('_', '-')}.png`,
  };
}
