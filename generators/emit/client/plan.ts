import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { requestReads } from '../reads.ts';
import { isList, planResponses, type ResponsePlan } from './responses.ts';
import { planArguments, type ArgumentPlan } from './arguments.ts';

/** Everything that is decided about the function of an operation. */
export interface CallPlan {
  readonly operation: TsOperation;
  readonly arguments: ArgumentPlan;
  readonly responses: ResponsePlan;
  /** All of the model that its function depends on, but for what holds for all operations. */
  readonly reads: readonly unknown[];
}

const kept = new WeakMap<TsOperation, CallPlan>();

/** The same plan as for the model before, where it depends on the same. */
export function planCall(model: TsModel, operation: TsOperation): CallPlan {
  // Of the schemas in responses, a call depends on whether they are lists.
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
