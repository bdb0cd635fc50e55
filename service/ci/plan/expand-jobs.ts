import { Budget } from '../budget.ts';
import { ConfigurationError } from '../configuration-error.ts';
import { defined } from '../defined.ts';
import type { JobNeed, Needs } from '../entries/needs.ts';
import type { Job } from '../job.ts';
import { limits } from '../limits.ts';
import { countParts, parallelParts, type ParallelPart } from './parallel-parts.ts';

/** A needed job, by its name in the pipeline. */
export type NeededJob = { name: string; artifacts: boolean; optional: boolean };

/** A job of a pipeline: a job of the configuration, or one of the jobs from its `parallel`. */
export type ExpandedJob = {
  name: string;
  /** The job of the configuration. */
  job: Job;
  /** Which of several jobs it is. */
  part?: ParallelPart;
  needs?: readonly NeededJob[];
  dependencies?: readonly string[];
};

/**
 * All jobs of a configuration, with several in place of those with `parallel`: `test 1/3` and `deploy: [aws, eu]`. A
 * job that needs one of these needs all of its parts.
 * @throws ConfigurationError if there are too many
 */
export function expandJobs(
  jobs: ReadonlyMap<string, Job>,
  names = new JobNames(jobs),
): readonly ExpandedJob[] {
  return [...jobs.values()].flatMap((job) => {
    const common = {
      job,
      ...defined({
        needs: job.needs === undefined || !isOrdered(job.needs) ? undefined : names.ofNeeds(job.needs.jobs),
        dependencies:
          job.kind === 'build' && job.dependencies !== undefined ? names.of(job.dependencies) : undefined,
      }),
    };
    const parts = names.partsOf(job.name);
    return parts.length === 0
      ? [{ name: job.name, ...common }]
      : parts.map((part) => ({ name: part.name, part, ...common }));
  });
}

/** A bridge that mirrors a pipeline waits for its stage, as jobs without needs do. */
function isOrdered(needs: Needs): boolean {
  return needs.bridge === undefined || needs.jobs.length > 0;
}

/** Finds the names of the pipeline's jobs for a job of the configuration. */
export class JobNames {
  readonly #parts = new Map<string, readonly ParallelPart[]>();
  readonly #budget = new Budget(limits.jobLinks, 'The jobs have too many needs and dependencies');

  /** @throws ConfigurationError if there are too many */
  constructor(jobs: ReadonlyMap<string, Job>) {
    let count = 0;
    for (const [name, job] of jobs) {
      count += countParts(job);
      if (count <= limits.jobs) this.#parts.set(name, parallelParts(job));
    }
    if (count > limits.jobs) {
      throw new ConfigurationError(
        `Pipeline has too many jobs! Requested ${count}, but the limit is ${limits.jobs}.`,
      );
    }
  }

  /** The parts of a job of the configuration, or none if it is one job. */
  partsOf(name: string): readonly ParallelPart[] {
    return this.#parts.get(name) ?? [];
  }

  /** The names of jobs; unknown names are returned unchanged. */
  of(names: readonly string[]): readonly string[] {
    return names.flatMap((name) => this.#named(name).map((part) => part.name));
  }

  /** The needed jobs, by their names in the pipeline. */
  ofNeeds(needs: readonly JobNeed[]): readonly NeededJob[] {
    return needs.flatMap(({ name, artifacts, optional, matrix }) =>
      this.#named(name)
        .filter(
          (part) => matrix === undefined || part.values === undefined || isInMatrix(part.values, matrix),
        )
        .map((part) => ({ name: part.name, artifacts, optional })),
    );
  }

  #named(name: string): readonly Pick<ParallelPart, 'name' | 'values'>[] {
    const parts = this.partsOf(name);
    this.#budget.spend(Math.max(parts.length, 1));
    return parts.length === 0 ? [{ name }] : parts;
  }
}

function isInMatrix(
  values: ReadonlyMap<string, string>,
  matrix: readonly ReadonlyMap<string, readonly string[]>[],
): boolean {
  return matrix.some((wanted) =>
    [...wanted].every(([name, allowed]) => allowed.includes(values.get(name) ?? '')),
  );
}
