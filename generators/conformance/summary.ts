import type { Step } from '../../runtime/conformance/case.ts';
import { stepsOf, type CaseResult, type Ending, type Exchange, type Verification } from './result.ts';

/** Numbers of cases by their ending, and of operations with a success. */
export interface Summary extends Readonly<Record<Ending, number>> {
  readonly exercised: number;
  /** Ids of the other operations, in the order of the document. */
  readonly unexercised: readonly string[];
  /** Those of them to which no request was sent, and why. */
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

/** The operations that responded with success: that of the case, and those of the steps of a lifecycle. */
function successesOf(result: CaseResult): readonly string[] {
  const { operation, trial } = result.planned.case;
  const own = isSuccess(result) ? [operation] : [];
  if (trial.type !== 'lifecycle') return own;
  const isDone = (step: Step): boolean =>
    result.exchanges.some((exchange) => hasSucceeded(exchange) && isOfStep(exchange, step));
  return [
    ...own,
    ...stepsOf(trial)
      .filter(isDone)
      .map((step) => step.operation),
  ];
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
