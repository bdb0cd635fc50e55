import type { Artifacts } from '../../ci/entries/artifacts.ts';
import type { PlannedJob } from '../../ci/plan/planned-job.ts';
import type { Row } from '../../database/rows.ts';

/** The files that a job keeps, their kinds, and their expiry. */
export interface StoredArtifacts {
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
  readonly untracked: boolean;
  readonly name: string;
  readonly when: 'on_success' | 'on_failure' | 'always';
  /** Seconds; null: they stay. */
  readonly expireIn: number | null;
  readonly access: 'none' | 'developer' | 'maintainer' | 'all';
  /** The paths of reports by their kind. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
}

/** The stored form of a job: what decides when it starts, and what a runner needs. */
export interface StoredJob {
  readonly kind: 'build' | 'bridge';
  readonly when: PlannedJob['when'];
  /** Seconds that a delayed job waits. */
  readonly startIn: number | null;
  /** Names of jobs; null for a job that waits for all earlier stages. */
  readonly needs: readonly string[] | null;
  readonly dependencies: readonly string[] | null;
  /** Exit codes with which the job may fail. */
  readonly exitCodes: readonly number[];
  readonly environment: string | null;
  readonly variables: Readonly<Record<string, string>>;
  readonly beforeScript: readonly string[];
  readonly script: readonly string[];
  readonly afterScript: readonly string[];
  readonly tags: readonly string[];
  readonly artifacts: StoredArtifacts | null;
}

/** The stored form of a planned job. */
export function storedJob(planned: PlannedJob): StoredJob {
  const { job, allowFailure, variables } = planned;
  const build = job.kind === 'build' ? job : undefined;
  return {
    kind: job.kind,
    when: planned.when,
    startIn: planned.startIn ?? null,
    needs: planned.needs?.map(({ name }) => name) ?? null,
    dependencies: planned.dependencies ?? null,
    exitCodes: typeof allowFailure === 'object' ? allowFailure.exitCodes : [],
    environment: planned.environment ?? null,
    variables: Object.fromEntries([...variables].map(([name, { value }]) => [name, value])),
    beforeScript: build?.beforeScript ?? [],
    script: build?.script ?? [],
    afterScript: build?.afterScript ?? [],
    tags: build?.tags ?? [],
    artifacts: build?.artifacts === undefined ? null : storedArtifacts(build.artifacts),
  };
}

function storedArtifacts(artifacts: Artifacts): StoredArtifacts {
  const { paths = [], exclude = [], untracked = false, name = 'artifacts', when = 'on_success' } = artifacts;
  const { expireIn = 'never', access = 'all', reports } = artifacts;
  return {
    paths,
    exclude,
    untracked,
    name,
    when,
    expireIn: expireIn === 'never' ? null : expireIn,
    access,
    reports: Object.fromEntries(reports),
  };
}

/** The configuration of a stored job. */
export function configurationOf({ configuration }: Pick<Row<'builds'>, 'configuration'>): StoredJob {
  return configuration as StoredJob;
}
