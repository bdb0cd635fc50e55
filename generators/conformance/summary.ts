import type { Step } from '../../runtime/conformance/case.ts';
import type { CaseResult, Ending, Exchange, Verification } from './result.ts';

/** Counts of cases by how they ended, and operations with a success. */
export interface Summary extends Readonly<Record<Ending, number>> {
  readonly exercised: number;
  /** Ids of the other operations, in the order of the document. */
  readonly unexercised: readonly string[];
  /** Those of them to which no request was sent, with the reason if there is one. */
  readonly untried: readonly { readonly operation: string; readonly why: string | undefined }[];
}

export function summarise({ plans, results }: Pick<Verification, 'plans' | 'results'>): Summary {
  const count = (ending: Ending): number => results.filter((result) => result.ending === ending).length;
  const successful = new Set(results.flatMap(successesOf));
  const ids = plans.map(({ operation }) => operation.id);
  const unexercised = ids.filter((id) => !successful.has(id));
  return {
    passed: count('passed'),
    failed: count('failed'),
    idle: count('idle'),
    skipped: count('skipped'),
    exercised: ids.length - unexercised.length,
    unexercised,
    untried: unexercised.flatMap((id) => {
      const own = results.filter(({ planned }) => planned.case.operation === id);
      const isTried = own.some(({ exchanges }) => exchanges.length > 0);
      return isTried ? [] : [{ operation: id, why: own[0]?.why }];
    }),
  };
}

/** The operations that have responded with success: that of the case, and those of the steps of a lifecycle. */
function successesOf(result: CaseResult): readonly string[] {
  const { operation, trial } = result.planned.case;
  const own = isSuccess(result) ? [operation] : [];
  if (trial.type !== 'lifecycle') return own;
  const { creates, read, updates, list, remove } = trial;
  const steps = [...creates, read, ...updates, ...[list, remove].filter((step) => step !== undefined)];
  const isDone = (step: Step): boolean =>
    result.exchanges.some((exchange) => hasSucceeded(exchange) && isOfStep(exchange, step));
  return [...own, ...steps.filter(isDone).map((step) => step.operation)];
}

function hasSucceeded({ status }: Exchange): boolean {
  return status !== undefined && status < 400;
}

/** Whether a request is that of a step, with a name in place of `{}`. */
function isOfStep({ request }: Exchange, { request: planned }: Step): boolean {
  const [sent, wanted] = [request, planned].map(({ target }) => target.replace(/\?.*$/s, '').split('/'));
  return (
    request.method === planned.method &&
    sent?.length === wanted?.length &&
    wanted?.every((part, index) => part === '{}' || part === sent?.[index]) === true
  );
}

/** Whether a valid request succeeded. */
export function isSuccess({ planned, exchanges }: CaseResult): boolean {
  return planned.case.kind === 'valid' && exchanges.some(hasSucceeded);
}
