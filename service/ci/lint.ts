import type { Reading } from './configuration.ts';
import { defined } from './defined.ts';
import type { Policy } from './entries/policy.ts';
import type { IncludedFile } from './include/loading.ts';
import type { Job } from './job.ts';
import { mergedYaml } from './merged-yaml.ts';
import { expandJobs, type NeededJob } from './plan/expand-jobs.ts';
import type { PlannedJob } from './plan/planned-job.ts';
import type { PipelinePlanning } from './pipeline.ts';

/** Links to an included file, which the configuration itself does not contain. */
export type IncludeLinks = {
  blob: string | null;
  raw: string | null;
  extra: Readonly<Record<string, string>>;
  context_project: string | null;
  context_sha: string | null;
};

/** A job of a lint result (Part B 2.11). */
export type LintJob = {
  name: string;
  stage: string;
  before_script: readonly string[];
  script: readonly string[];
  after_script: readonly string[];
  tag_list: readonly string[];
  environment: string | null;
  when: string;
  allow_failure: boolean;
  only: LintPolicy | null;
  except: LintPolicy | null;
  needs: readonly NeededJob[] | null;
};

/** `only` or `except`, with expressions as written. */
export type LintPolicy = Omit<Policy, 'variables'> & { variables?: readonly string[] };

/** The result of checking a configuration (Part B 2.11). */
export type LintResult = {
  valid: boolean;
  errors: readonly string[];
  warnings: readonly string[];
  merged_yaml: string | null;
  includes: readonly (IncludedFile & IncludeLinks)[] | null;
  jobs?: readonly LintJob[];
};

/** Options of a result. */
export type LintOptions = {
  includeJobs: boolean;
  /** The pipeline of a dry run, whose errors are included. */
  planning?: PipelinePlanning;
  links: (file: IncludedFile) => IncludeLinks;
};

const maximalWarnings = 25;

/** The result of a check: what was read, and the pipeline that a dry run would create. */
export function lintResult(reading: Reading, { includeJobs, planning, links }: LintOptions): LintResult {
  const errors = [...reading.errors, ...(planning?.plan === undefined ? (planning?.errors ?? []) : [])];
  return {
    valid: errors.length === 0,
    errors,
    warnings: reading.warnings.slice(0, maximalWarnings),
    merged_yaml: reading.merged === undefined ? null : mergedYaml(reading.merged),
    includes: reading.included?.map((file) => ({ ...file, ...links(file) })) ?? null,
    ...(includeJobs ? { jobs: errors.length === 0 ? jobsOf(reading, planning) : [] } : {}),
  };
}

/** The jobs stage by stage: those of the pipeline of a dry run, or all configured jobs. */
function jobsOf({ configuration }: Reading, planning: PipelinePlanning | undefined): readonly LintJob[] {
  if (planning?.plan !== undefined) {
    return planning.plan.stages
      .flatMap((stage) => stage.jobs)
      .map(({ allowFailure, ...planned }) => lintJob({ ...planned, allowFailure: allowFailure === true }));
  }
  if (configuration === undefined) return [];
  const stages = new Map(configuration.stages.map((stage, index) => [stage, index]));
  const place = (job: Job): number => stages.get(job.stage) ?? 0;
  return expandJobs(configuration.jobs)
    .toSorted((left, right) => place(left.job) - place(right.job))
    .map((expanded) => {
      const { allowFailure, when = 'on_success', environment } = expanded.job;
      return lintJob({
        ...expanded,
        when,
        environment: environment?.name,
        // A manual job may be left out; a job with exit codes may not fail with others.
        allowFailure:
          typeof allowFailure === 'boolean' ? allowFailure : (allowFailure ?? when === 'manual') === true,
      });
    });
}

/** The part of a job that a lint result shows: as written, except for what the pipeline decides. */
interface ShownJob extends Pick<PlannedJob, 'name' | 'job' | 'when'> {
  readonly environment?: string | undefined;
  readonly allowFailure: boolean;
  readonly needs?: readonly NeededJob[];
}

function lintJob({ name, job, when, environment, allowFailure, needs }: ShownJob): LintJob {
  const build = job.kind === 'build' ? job : undefined;
  return {
    name,
    stage: job.stage,
    before_script: build?.beforeScript ?? [],
    script: build?.script ?? [],
    after_script: build?.afterScript ?? [],
    tag_list: build?.tags ?? [],
    environment: environment ?? null,
    when,
    allow_failure: allowFailure,
    only: policy(job.only),
    except: policy(job.except),
    needs: needs ?? null,
  };
}

function policy(given: Policy | undefined): LintPolicy | null {
  if (given === undefined) return null;
  const { variables, ...rest } = given;
  return { ...rest, ...defined({ variables: variables?.map(({ source }) => source) }) };
}
