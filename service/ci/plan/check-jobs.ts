import { limits } from '../limits.ts';
import type { Job } from '../job.ts';
import type { ExpandedJob, NeededJob } from './expand-jobs.ts';
import { circleOf } from './circle.ts';

/**
 * Checks the relations of jobs: undefined stages, needs and dependencies that are undefined or in later stages, and
 * circles.
 * @returns the first error, or undefined
 */
export function checkJobs(jobs: readonly ExpandedJob[], stages: readonly string[]): string | undefined {
  const checks = new JobChecks(jobs, stages);
  for (const job of jobs) {
    const fault = checks.check(job);
    if (fault !== undefined) return fault;
  }
  const circle = circleOf(
    new Map(jobs.map(({ name, needs = [] }) => [name, needs.map((need) => need.name)])),
  );
  return circle === undefined ? undefined : `The pipeline has circular dependencies: ${circle.join(', ')}`;
}

class JobChecks {
  readonly #stages: ReadonlyMap<string, number>;
  readonly #jobs = new Map<string, Job>();

  constructor(jobs: readonly ExpandedJob[], stages: readonly string[]) {
    this.#stages = new Map(stages.map((stage, index) => [stage, index]));
    for (const { name, job } of jobs) this.#jobs.set(name, job);
  }

  check({ name, job, needs, dependencies = [] }: ExpandedJob): string | undefined {
    if (name.length > limits.jobNameLength) {
      return `${job.name} job: name is too long (maximum is ${limits.jobNameLength} characters)`;
    }
    if (!this.#stages.has(job.stage)) {
      const available = [...this.#stages.keys()].join(', ');
      return `${name} job: chosen stage ${job.stage} does not exist; available stages are ${available}`;
    }
    return (
      this.#firstFault(dependencies, (dependency) => this.#checkOrder(name, job, dependency, 'dependency')) ??
      this.#checkNeeds(name, job, needs ?? []) ??
      this.#firstFault(job.rules ?? [], (rule) => this.#checkNeeds(name, job, rule.needs?.jobs ?? [])) ??
      this.#checkTrigger(name, job) ??
      this.#checkStop(name, job)
    );
  }

  #firstFault<Item>(items: readonly Item[], check: (item: Item) => string | undefined): string | undefined {
    for (const item of items) {
      const fault = check(item);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #checkNeeds(name: string, job: Job, needs: readonly NeededJob[]): string | undefined {
    const fault = this.#firstFault(needs, (need) =>
      need.optional && !this.#isDefined(need.name)
        ? undefined
        : this.#checkOrder(name, job, need.name, 'need'),
    );
    if (fault !== undefined) return fault;
    const seen = new Set<string>();
    const twice = needs.map((need) => need.name).filter((need) => seen.has(need) || !seen.add(need));
    if (twice.length > 0)
      return `${name} has the following needs duplicated: ${[...new Set(twice)].join(', ')}.`;
    return undefined;
  }

  #checkOrder(name: string, job: Job, other: string, kind: 'need' | 'dependency'): string | undefined {
    const found = this.#find(other);
    if (found === undefined) return `${name} job: undefined ${kind}: ${other}`;
    if (kind === 'need' && other.length > limits.jobNameLength) {
      return `${name} job: need \`${other}\` name is too long (maximum is ${limits.jobNameLength} characters)`;
    }
    const stage = this.#stages.get(found.stage) ?? Infinity;
    if (stage <= (this.#stages.get(job.stage) ?? 0)) return undefined;
    return `${name} job: ${kind} ${other} is not defined in current or prior stages`;
  }

  #checkTrigger(name: string, job: Job): string | undefined {
    if (job.kind !== 'bridge') return undefined;
    return this.#firstFault(job.trigger?.include ?? [], (include) =>
      'job' in include ? this.#checkOrder(name, job, include.job, 'dependency') : undefined,
    );
  }

  #checkStop(name: string, { environment }: Job): string | undefined {
    const stop = environment?.onStop;
    if (environment === undefined || stop === undefined) return undefined;
    const other = this.#find(stop);
    if (other === undefined) return `${name} job: on_stop job ${stop} is not defined`;
    if (other.environment === undefined)
      return `${name} job: on_stop job ${stop} does not have environment defined`;
    if (other.environment.name !== environment.name) {
      return `${name} job: on_stop job ${stop} have different environment name`;
    }
    if (other.environment.action === 'stop') return undefined;
    return `${name} job: on_stop job ${stop} needs to have action stop defined`;
  }

  #isDefined(name: string): boolean {
    return this.#find(name) !== undefined;
  }

  /** A job by its name in the pipeline or in the configuration. */
  #find(name: string): Job | undefined {
    return this.#jobs.get(name) ?? this.#byBaseName.get(name);
  }

  get #byBaseName(): ReadonlyMap<string, Job> {
    return this.#bases ?? (this.#bases = new Map([...this.#jobs.values()].map((job) => [job.name, job])));
  }

  #bases: ReadonlyMap<string, Job> | undefined;
}
