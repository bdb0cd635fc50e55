import { defined } from '../defined.ts';
import { limits } from '../limits.ts';
import type { NeededJob } from './expand-jobs.ts';
import type { PlannedJob } from './planned-job.ts';

/** Removes optional needs and dependencies that are not in the pipeline, and finds missing ones. */
export function settleNeeds(jobs: readonly PlannedJob[]): {
  jobs: readonly PlannedJob[];
  errors: readonly string[];
} {
  const names = new Set(jobs.map((job) => job.name));
  const errors: string[] = [];
  for (const { name, needs = [] } of jobs) {
    if (errors.length < limits.errors) errors.push(...faultsOf(name, needs, names));
  }
  return {
    errors,
    jobs: jobs.map((job) => ({
      ...job,
      ...defined({
        needs: job.needs?.filter((need) => names.has(need.name)),
        dependencies: job.dependencies?.filter((name) => names.has(name)),
      }),
    })),
  };
}

function faultsOf(name: string, needs: readonly NeededJob[], names: ReadonlySet<string>): readonly string[] {
  if (needs.length > limits.needs) {
    return [
      `${name}: one job can only need ${limits.needs} others, but you have listed ${needs.length}. ` +
        'See needs keyword documentation for more details',
    ];
  }
  return needs
    .filter((need) => !need.optional && !names.has(need.name))
    .map(
      (need) =>
        `'${name}' job needs '${need.name}' job, but '${need.name}' does not exist in the pipeline. ` +
        'This might be because of the only, except, or rules keywords. ' +
        'To need a job that sometimes does not exist in the pipeline, use needs:optional.',
    );
}
