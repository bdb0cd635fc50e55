import type { TsModel, TsOperation } from '../../typescript/ts-model.ts';
import { query } from '../../incremental/query.ts';
import { planResponses, type ResponsePlan } from './response-plan.ts';
import { planArguments, type ArgumentPlan } from './argument-plan.ts';

/** The arguments and the results of the function of an operation. */
export interface CallPlan {
  readonly operation: TsOperation;
  readonly arguments: ArgumentPlan;
  readonly responses: ResponsePlan;
}

/** The plan of an operation; the same object as for the previous model if nothing that it depends on has changed. */
export const planCall = query((model: TsModel, operation: TsOperation): CallPlan => ({
  operation,
  arguments: planArguments(model, operation),
  responses: planResponses(model, operation),
}));
