import type { ApiModel, Operation } from '../../model/model.ts';
import { planAnswers, type AnswerPlan } from './answers.ts';
import { planArguments, type ArgumentPlan } from './arguments.ts';

/** Everything that is decided about the function of an operation. */
export interface CallPlan {
  readonly operation: Operation;
  readonly arguments: ArgumentPlan;
  readonly answers: AnswerPlan;
}

export function planCall(model: ApiModel, operation: Operation): CallPlan {
  return { operation, arguments: planArguments(model, operation), answers: planAnswers(model, operation) };
}
