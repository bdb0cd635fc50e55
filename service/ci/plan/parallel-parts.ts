import { countCombinations } from '../entries/parallel.ts';
import type { Job } from '../job.ts';

/** One of the jobs that `parallel` makes from a job. */
export type ParallelPart = {
  name: string;
  /** From 1. */
  index: number;
  total: number;
  /** The values of a matrix. */
  values?: ReadonlyMap<string, string>;
};

/** The number of jobs that a job becomes. */
export function countParts({ parallel }: Job): number {
  if (parallel === undefined) return 1;
  return 'number' in parallel ? parallel.number : countCombinations(parallel.matrix);
}

/** The parts of a job, or none if it has no `parallel`. */
export function parallelParts({ name, parallel }: Job): readonly ParallelPart[] {
  if (parallel === undefined) return [];
  if ('number' in parallel) {
    const total = parallel.number;
    return Array.from({ length: total }, (_, at) => ({
      name: `${name} ${at + 1}/${total}`,
      index: at + 1,
      total,
    }));
  }
  const combinations = parallel.matrix.flatMap((variables) => combine([...variables]));
  return combinations.map((values, at) => ({
    name: `${name}: [${[...values.values()].join(', ')}]`,
    index: at + 1,
    total: combinations.length,
    values,
  }));
}

/** All combinations of values: the last variable changes first. */
function combine(
  variables: readonly (readonly [string, readonly string[]])[],
): readonly ReadonlyMap<string, string>[] {
  let combinations: readonly ReadonlyMap<string, string>[] = [new Map()];
  for (const [name, values] of variables) {
    combinations = combinations.flatMap((before) =>
      values.map((value) => new Map([...before, [name, value]])),
    );
  }
  return combinations;
}
