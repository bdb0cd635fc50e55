import type { CaseResult, Ending, Verification } from './result.ts';

/** Cases by how they ended, and operations of which a success was seen. */
export interface Summary extends Readonly<Record<Ending, number>> {
  readonly exercised: number;
}

export function summarise({ plans, results }: Pick<Verification, 'plans' | 'results'>): Summary {
  const count = (ending: Ending): number => results.filter((result) => result.ending === ending).length;
  const successful = new Set(results.filter(isSuccess).map(({ planned }) => planned.case.operation));
  return {
    passed: count('passed'),
    failed: count('failed'),
    idle: count('idle'),
    skipped: count('skipped'),
    exercised: plans.filter(({ operation }) => successful.has(operation.id)).length,
  };
}

/** Whether a valid request was answered with success. */
export function isSuccess({ planned, exchanges }: CaseResult): boolean {
  return (
    planned.case.kind === 'valid' && exchanges.some(({ status }) => status !== undefined && status < 400)
  );
}
