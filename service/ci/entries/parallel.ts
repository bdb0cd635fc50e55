import { limits } from '../limits.ts';
import { isMapping, isSequence } from '../value.ts';
import type { Entry } from './entry.ts';
import { readMatrixVariables } from './variables.ts';

/** The number of jobs that one job becomes: a number, or one for each combination of values. */
export type Parallel = { number: number } | { matrix: readonly ReadonlyMap<string, readonly string[]>[] };

/** The value of `parallel`. A matrix with too many jobs is refused before any is created. */
export function readParallel(entry: Entry, allowsNumber: boolean): Parallel | undefined {
  if (typeof entry.value === 'number') {
    return allowsNumber ? readNumber(entry, entry.value) : entry.fail('cannot use "parallel: <number>".');
  }
  if (!isMapping(entry.value)) {
    entry.problems.error(`${entry.location} should be an integer or a hash`);
    return undefined;
  }
  entry.members(['matrix']);
  const matrix = entry.child('matrix');
  if (matrix === undefined) return entry.fail('missing required keys: matrix');
  if (!isSequence(matrix.value) || !matrix.value.every((item) => isMapping(item))) {
    return matrix.fail('should be an array of hashes');
  }
  const variables = matrix.items('variables').map((item) => readMatrixVariables(item));
  const jobs = countCombinations(variables);
  return jobs > limits.parallel
    ? matrix.fail(`generates too many jobs (maximum is ${limits.parallel})`)
    : { matrix: variables };
}

function readNumber(entry: Entry, number: number): Parallel | undefined {
  if (!Number.isInteger(number)) return entry.fail('must be an integer');
  if (number < 1) return entry.fail('must be greater than or equal to 1');
  return number > limits.parallel
    ? entry.fail(`must be less than or equal to ${limits.parallel}`)
    : { number };
}

/** The number of combinations of a matrix. */
export function countCombinations(matrix: readonly ReadonlyMap<string, readonly string[]>[]): number {
  return matrix.reduce(
    (sum, variables) => sum + [...variables.values()].reduce((product, values) => product * values.length, 1),
    0,
  );
}
