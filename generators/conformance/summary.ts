import type { CaseResult, Ending, Verification } from './result.ts';

/** Counts of cases by how they ended, and operations with a success. */
export interface Summary extends Readonly<Record<Ending, number>> {
  readonly exercised: number;
  /** Ids of the other operations, in the order of the document. */
  readonly unexercised: readonly string[];
}

export function summarise({ plans, results }: Pick<Verification, 'plans' | 'results'>): Summary {
  const count = (ending: Ending): number => results.filter((result) => result.ending === ending).length;
  const successful = new Set(results.filter(isSuccess).map(({ planned }) => planned.case.operation));
  const ids = plans.map(({ operation }) => operation.id);
  const unexercised = ids.filter((id) => !successful.has(id));
  return {
    passed: count('passed'),
    failed: count('failed'),
    idle: count('idle'),
    skipped: count('skipped'),
    exercised: ids.length - unexercised.length,
    unexercised,
  };
}

/** Whether a valid request succeeded. */
export function isSuccess({ planned, exchanges }: CaseResult): boolean {
  return (
    planned.case.kind === 'valid' && exchanges.some(({ status }) => status !== undefined && status < 400)
  );
}
