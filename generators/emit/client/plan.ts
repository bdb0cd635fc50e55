import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { planResponses, type ResponsePlan } from './responses.ts';
import { planArguments, type ArgumentPlan } from './arguments.ts';

/** Everything that is decided about the function of an operation. */
export interface CallPlan {
  readonly operation: TsOperation;
  readonly arguments: ArgumentPlan;
  readonly responses: ResponsePlan;
}

export function planCall(model: TsModel, operation: TsOperation): CallPlan {
  return {
    operation,
    arguments: planArguments(model, operation),
    responses: planResponses(model, operation),
  };
}
