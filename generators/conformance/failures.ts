import type { CaseResult } from './result.ts';

/** A text that is the same for cases of an operation that fail for the same reason. */
export function failureKey({ planned, failed }: Pick<CaseResult, 'planned' | 'failed'>): string {
  const [first] = failed;
  const pointer = (first?.pointer ?? '').replaceAll(/\/\d+(?=\/|$)/g, '/*');
  const message = (first?.message ?? '').replaceAll(/\/\d+(?=\/|$)|\d{4,}/g, '*');
  const isOwn = ['refusal', 'credentials', 'method'].includes(first?.check ?? '') ? planned.case.id : '';
  return JSON.stringify([planned.case.operation, first?.check, pointer, message, isOwn]);
}

/** Failures for one reason: the best example, and the number of others. */
export interface Failure {
  readonly shown: CaseResult;
  readonly others: readonly CaseResult[];
}

/** The failed cases, grouped by reason, in the order of the results. */
export function failuresOf(results: readonly CaseResult[]): readonly Failure[] {
  const failed = results.filter(({ ending }) => ending === 'failed');
  const groups = Map.groupBy(failed, failureKey);
  return [...groups.values()].map((group) => {
    const shown = group.find(({ smallest }) => smallest !== undefined) ?? group[0];
    if (shown === undefined) throw new TypeError('A failure has a case.');
    return { shown, others: group.filter((each) => each !== shown) };
  });
}
