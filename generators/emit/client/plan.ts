import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { requestReads } from '../reads.ts';
import { isList, planResponses, type ResponsePlan } from './responses.ts';
import { planArguments, type ArgumentPlan } from './arguments.ts';

/** All decisions about the function of an operation. */
export interface CallPlan {
  readonly operation: TsOperation;
  readonly arguments: ArgumentPlan;
  readonly responses: ResponsePlan;
  /** Everything in the model that its function depends on, except what is the same for all operations. */
  readonly reads: readonly unknown[];
}

const kept = new WeakMap<TsOperation, CallPlan>();

/** The plan of an operation; the same object as for the previous model if its input is the same. */
export function planCall(model: TsModel, operation: TsOperation): CallPlan {
  // A call depends only on whether the schemas in responses are lists.
  const reads = [...requestReads(model, operation), isList(model, operation)];
  const before = kept.get(operation);
  const isSame =
    before?.reads.length === reads.length && before.reads.every((read, at) => read === reads[at]);
  const plan = isSame
    ? before
    : {
        operation,
        arguments: planArguments(model, operation),
        responses: planResponses(model, operation),
        reads,
      };
  kept.set(operation, plan);
  return plan;
}
